# Two commands do everything: `make play` and `make test`. The environment is .venv, in the project.

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LOCK := $(BIN)/uv pip compile --quiet pyproject.toml --universal --python-version 3.11 \
        --generate-hashes --no-header

.PHONY: help play test lint types rules bench golden images lock clean

help: ## what there is to make
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(READY) ## set up what is missing, then play Chicago Express in the terminal
	@$(BIN)/trunkline play chicago-express

test: $(READY) lint types rules ## everything: lint, types, rules

lint: $(READY) ## style of the code
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY) ## mypy, strict
	$(BIN)/mypy

rules: $(READY) ## the tests: among them, a test for every clause of the rulebooks
	$(BIN)/python -m pytest -n 2 --dist worksteal

bench: $(READY) ## speed, beside Catanatron
	$(BIN)/pip install --quiet --require-hashes -r requirements/bench.txt
	$(BIN)/python bench/speed.py

golden: $(READY) ## write the golden matches anew; the diff is to be reviewed
	$(BIN)/python -m tests.golden_games

images: $(READY) ## draw the pictures of the documentation anew
	$(BIN)/python docs/make_images.py

lock: $(READY) ## resolve the requirements anew
	$(BIN)/pip install --quiet uv
	$(LOCK) --extra dev --output-file requirements/dev.txt
	$(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt

clean: ## remove the environment and what the tools left
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

$(READY): requirements/dev.txt pyproject.toml tools/set-up
	@tools/set-up $(VENV)
