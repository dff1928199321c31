"""Plays one game between two engines and watches over it."""

from dataclasses import dataclass, field

from .engine import Engine, EngineFault
from .limit import Clock, Limit, go_command


@dataclass
class Game:
    """A game as it is played, then its record."""

    opening: str
    moves: list[str] = field(default_factory=list)
    result: str = "none"  # p1win, p2win, draw; none when it is void
    reason: str = ""      # rules, illegal move, time, no answer, too long, disagreement
    detail: str = ""
    scores: list[str] = field(default_factory=list)  # as the mover saw it, a move each
    slowest: float = 0.0  # milliseconds for a move

    @property
    def faulty(self) -> bool:
        return self.reason not in ("rules", "too long")


class Disagreement(Exception):
    """The two engines do not see the same game."""


def agreed(engines: list[Engine], *questions: str) -> list[str]:
    """The answers that both engines give."""
    answers = [engine.ask(*questions) for engine in engines]
    if answers[0] != answers[1]:
        told = " but ".join(
            f"{engine.player.name}: {dict(zip(questions, answer))}"
            for engine, answer in zip(engines, answers))
        raise Disagreement(told)
    return answers[0]


def play(engines: list[Engine], limits: list[Limit], opening: str, tolerance: float,
         longest: int) -> Game:
    """`engines[0]` is player 1. Faults of engines end up in the record, never as exceptions; an
    opening that is none raises ValueError."""
    game = Game(opening)
    clocks = [Clock(limit, tolerance) for limit in limits]
    try:
        for engine in engines:
            engine.begin(opening)
        while True:
            for engine in engines:
                engine.set_position(opening, game.moves)
            over, p1_turn = agreed(engines, "gameover", "p1turn")
            if over == "true":
                game.result, game.reason = agreed(engines, "result")[0], "rules"
                return game
            if len(game.moves) >= longest:
                game.result, game.reason = "draw", "too long"
                return game
            mover = 0 if p1_turn == "true" else 1
            if not _move(game, engines, mover, clocks):
                return game
    except Disagreement as disagreement:
        game.result, game.reason, game.detail = "none", "disagreement", str(disagreement)
    except EngineFault as fault:
        loser = 0 if fault.player is engines[0].player else 1
        _lose(game, loser, "no answer", str(fault))
    return game


def _move(game: Game, engines: list[Engine], mover: int, clocks: list[Clock]) -> bool:
    """Asks for a move and judges it; False: the game is over by it."""
    engine, clock = engines[mover], clocks[mover]
    go = go_command(clock, clocks[0], clocks[1])
    move, milliseconds, info = engine.think(go, clock.patience(60))
    game.slowest = max(game.slowest, milliseconds)
    if not clock.spend(milliseconds):
        _lose(game, mover, "time",
              f"{engine.player.name} took {milliseconds:.1f} ms, {clock.left:.1f} left")
        return False
    if agreed(engines, f"islegal {move}")[0] != "true":
        _lose(game, mover, "illegal move", f"{engine.player.name} plays {move}")
        return False
    game.moves.append(move)
    words = info.split()
    if "score" in words:
        at = words.index("score")
        game.scores.append(" ".join(words[at + 1:at + 3]))
    return True


def _lose(game: Game, loser: int, reason: str, detail: str) -> None:
    game.result = "p2win" if loser == 0 else "p1win"
    game.reason, game.detail = reason, detail
