"""The command `trunkline`."""


def main() -> None:
    raise SystemExit(0)
