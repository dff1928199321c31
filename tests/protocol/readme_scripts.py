"""Runs the scripts of the README: readme_scripts.py ENGINE README"""

import os
import re
import subprocess
import sys


def main(engine: str, readme: str) -> None:
    text = open(readme, encoding="utf-8").read()
    path = os.path.dirname(engine) + os.pathsep + os.environ["PATH"]
    interpreters = {"sh": ["sh", "-c"], "python": [sys.executable, "-c"]}
    scripts = re.findall(r"^```(sh|python)\n(.*?)^```", text, re.M | re.S)
    assert {language for language, _ in scripts} == set(interpreters), "scripts are missing"
    for language, script in scripts:
        done = subprocess.run([*interpreters[language], script], env={**os.environ, "PATH": path},
                              capture_output=True, text=True, timeout=120)
        assert done.returncode == 0 and re.search(r"\b[a-i]\d[a-i]\d", done.stdout), \
            f"{language}: {done.stdout}{done.stderr}"


main(*sys.argv[1:])
