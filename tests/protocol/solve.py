"""Runs `refskak solve` on Wolf and Sheep, then plays from its table and from damaged ones."""

import pathlib
import re
import signal
import subprocess
import sys
import tempfile

from instrumented import INSTRUMENTED
from peer import Peer

ENGINE = sys.argv[1]
FAULTS = []
GEESE = 4 if INSTRUMENTED else 5  # solved in memory; each more takes ten times as long


def run(*words, commands=""):
    done = subprocess.run([ENGINE, *words], input=commands, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout, done.stderr


def expect(what, text, said):
    if text not in said:
        FAULTS.append(f"{what}: expected {text!r} in {said!r}")


def play(directory, commands):
    return run(commands=f"variant wolfsheep\nsetoption name TablePath value {directory}\n{commands}\n")[1]


with tempfile.TemporaryDirectory() as directory:
    solve = ("solve", "wolfsheep", "--tables", directory, "--threads", "2")
    code, said, _ = run(*solve)
    expect("solving", "geese 4 sets 35960 fox-to-move white 44347 black 962533 drawn 0", said)
    expect("solving", "start white\n", said)
    expect("solving again", "(from its file)", run(*solve)[1])
    expect("verifying", "verified 4 geese: 1006880 of 1006880 positions, faults 0", run(*solve, "--verify")[1])

    said = play(directory, "d\neval\ngo depth 6")
    expect("d", "table white\n", said)
    expect("eval", "table white\n", said)
    expect("go", "score cp -20000 ", said)
    if " tbhits 0 " in said.splitlines()[-2]:
        FAULTS.append(f"go: no hits in {said!r}")

    [table] = pathlib.Path(directory).iterdir()
    whole = table.read_bytes()
    false_name = table.with_name(table.name.replace("geese=4.", "geese=3."))
    false_name.write_bytes(whole)
    expect("a false name", "it holds 4 geese, its name says 3", play(directory, "go depth 3"))
    code, _, said = run(*solve, "--geese", "3")
    expect("a false name", f"table '{false_name}' cannot be used: it holds 4 geese, its name says 3", said)
    if code != 1:
        FAULTS.append(f"a false name: exit status {code} instead of 1")
    false_name.unlink()
    for fault, damaged in [("it is empty", b""), ("it is cut short", whole[:-1]), ("it is no table", b"x" * 100),
                           ("damaged", whole[:-60] + b"1234" + whole[-56:])]:
        table.write_bytes(damaged)
        said = play(directory, "go depth 3")
        expect(fault, fault, said)
        expect(fault, fault, run(commands=f"setoption name TablePath value {directory}\n"
                                 "setoption name UCI_Variant value wolfsheep\n")[1])
        expect(fault, " tbhits 0 ", said)
        expect(fault, "bestmove ", said)

def play_damaged(*commands):
    """What it says of the start position when the blocks of its table are damaged."""
    return run(commands="\n".join((f"setoption name TablePath value {directory}", "variant wolfsheep", *commands)))[1]


with tempfile.TemporaryDirectory() as directory:
    run("solve", "wolfsheep", "--tables", directory)
    [table] = pathlib.Path(directory).iterdir()
    whole = bytearray(table.read_bytes())
    footer = int.from_bytes(whole[-16:-8], "little")
    for at in range(50, len(whole) - 16 - footer, 100):
        whole[at] ^= 1
    table.write_bytes(whole)
    for command in ("go depth 3", "eval", "d"):
        expect(f"a damaged block, {command}", "info string the table of 4 geese is damaged: it is not used\n",
               play_damaged(command))
with tempfile.TemporaryDirectory() as directory, Peer(ENGINE) as peer:
    tables = pathlib.Path(directory, "tables")
    tables.mkdir()
    peer.send(f"setoption name TablePath value {tables}")
    peer.ready()
    tables.rmdir()
    peer.send("variant wolfsheep")
    expect("no directory any more", f"info string table directory '{tables}' is gone", "\n".join(peer.ready()))

FEN = "**3**/**3**/7/3f3/7/**GGG**/**2G** w 0 1"
said = run(commands=f"variant foxgeese-sideways\nsetoption name TableGeese value {GEESE}\nposition fen {FEN}\n"
           "d\neval\ngo depth 6\n")[1]
expect("TableGeese", "table black distance 2\n", said)
if not re.search(r"tbhits [1-9]", said) or not re.search(r"score cp -20000 .*\nbestmove ", said):
    FAULTS.append(f"TableGeese: not used in {said!r}")

# The nearest win has stood there twice: a third time would draw, and other moves win as well.
said = run(commands="variant foxgeese-sideways\nsetoption name TableGeese value 4\n"
           "position fen **3**/**1G1**/1G5/G6/4f2/**2G**/**3** w 1 2 "
           "moves a4b4 e3e4 b4a4 e4e3 a4b4 e3e4 b4a4\ngo depth 6\n")[1]
expect("a win that would be repeated", "score cp 20000 ", said)
if "bestmove e4e3" in said:
    FAULTS.append(f"a win that would be repeated: drawn in {said!r}")

for words, fault in [(("solve",), "expected VARIANT"), (("solve", "tablut"), "hunt family"),
                     (("solve", "foxgeese", "--geese", "0"), "--geese: '0' is refused, expected a number from 1 to 64"),
                     (("solve", "foxgeese", "--memory", "0.1"), "--memory: '0.1' is refused, expected a number"),
                     (("solve", "wolfsheep", "--geese", "32"), "room for 31 geese"),
                     (("solve", "foxgeese", "--tables", ""), "expected a directory")]:
    code, _, said = run(*words)
    expect(" ".join(words), fault, said)
    if code != 2:
        FAULTS.append(f"{words}: exit status {code} instead of 2")

with tempfile.TemporaryDirectory() as directory:
    mine = pathlib.Path(directory, "mine.toml")
    mine.write_text('[mine]\nbase = "wolfsheep"\n', encoding="utf-8")
    said = run("--variant-path", str(mine), "solve", "mine", "--tables", directory, "--threads", "2")[1]
    expect("solving a game of one's own", "start white\n", said)
    code, _, said = run("--variant", "nosuch", "solve", "wolfsheep", "--tables", directory)
    expect("an option before solve", "unknown variant 'nosuch'", said)
    if code != 2:
        FAULTS.append(f"an option before solve: exit status {code} instead of 2")

with tempfile.TemporaryDirectory() as directory:
    process = subprocess.Popen([ENGINE, "solve", "foxgeese", "--tables", directory], text=True,
                               stdout=subprocess.PIPE)
    process.stdout.readline()
    code, _, said = run("solve", "wolfsheep", "--tables", directory)
    expect("two runs in a directory", f"directory '{directory}': another run writes tables there", said)
    if code != 1:
        FAULTS.append(f"two runs in a directory: exit status {code} instead of 1")
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=60)[0]
    expect("SIGINT", "interrupted", said)
    if process.returncode != 0 or any(file.suffix == ".part" for file in pathlib.Path(directory).iterdir()):
        FAULTS.append("SIGINT: does not end cleanly")

print("\n".join(FAULTS) or "solve and its tables work")
sys.exit(1 if FAULTS else 0)
