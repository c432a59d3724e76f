# `make play` opens the table. `make check` is for the daily work, `make test` for what is to land,
# `make soak` for the night. The environment is .venv, in the project.

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PACKAGES := web/node_modules/.ready
SITE := src/trunkline/server/site/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header
VOLUME := $(shell grep --recursive --files-with-matches --include='test_*.py' 'support.volume import' tests)

.PHONY: help play check test soak machine lint types web compiled unit suite bench golden images matches wheel lock clean

help: ## what there is to make
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(READY) $(SITE) ## set up what is missing, then open the table in the browser
	@$(BIN)/trunkline

check: $(READY) ## what to run all day: style, types, clauses of the rulebooks, units of server and front end
	@$(MAKE) --no-print-directory --jobs 2 lint types web unit

# Compiling, style, types and front end do not depend on each other, and each uses one core.
test: machine ## everything, before it lands: style, types, front end, rules, server, browser
	@$(MAKE) --no-print-directory --jobs 2 compiled lint types web
	@$(MAKE) --no-print-directory suite

soak: $(READY) $(SITE) machine compiled ## the same laws, referees and fuzzing in volume; says how many games it played
	TRUNKLINE_SOAK=1 $(BIN)/python -m pytest -n 2 --dist worksteal --timeout 7200 $(VOLUME)

machine: ## what the tests start: Chromium, PostgreSQL, Redis
	@tools/set-up-machine

lint: $(READY) ## style of the code
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY) ## mypy, strict
	$(BIN)/mypy

web: $(SITE) ## the front end: types, style, its own tests
	tools/npm run check
	tools/npm run test

compiled: $(READY) ## the machine code of all rules, which the tests and `make play` run
	$(BIN)/python -m tests.support.compile_rules

unit: $(READY) compiled ## the tests that start no server and no browser, and play few games
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow"

suite: $(READY) $(SITE) compiled ## all tests but the front end's own; among them one for every clause of the rulebooks
	$(BIN)/python -m pytest -n 2 --dist worksteal

bench: $(READY) $(SITE) machine ## speed: the engine beside Catanatron, the table under load
	$(BIN)/pip install --quiet --require-hashes -r requirements/bench.txt
	$(BIN)/python bench/compiling.py
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/paths.py
	$(BIN)/python bench/moments.py
	$(BIN)/python bench/match_statistics.py
	$(BIN)/python bench/table.py
	$(BIN)/python bench/players.py
	$(BIN)/python bench/habits.py
	$(BIN)/python bench/bots.py

golden: $(READY) ## write the golden matches anew; the diff is to be reviewed
	$(BIN)/python -m tests.support.golden

images: $(READY) $(SITE) machine ## make the pictures of the documentation anew
	$(BIN)/python -m docs.make_images

matches: $(READY) machine ## write the annotated matches of the documentation anew
	$(BIN)/python -m docs.make_matches

wheel: $(READY) $(SITE) ## what can be installed without Node, in dist/
	$(BIN)/python -m hatchling build

lock: $(READY) ## resolve the requirements anew
	$(BIN)/pip install --quiet uv
	$(LOCK) pyproject.toml --extra dev --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt
	$(LOCK) --group node --output-file requirements/node.txt

clean: ## remove the environment and what the tools left
	rm -rf $(VENV) web/node_modules $(dir $(SITE)) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

$(READY): requirements/dev.txt pyproject.toml tools/set-up
	@tools/set-up $(VENV)

$(PACKAGES): web/package.json web/package-lock.json | $(READY)
	@echo "Packages of the front end (npm, half a minute or so)"
	@tools/npm ci --loglevel=error >/dev/null
	@touch $@

$(SITE): $(PACKAGES) $(WEB_SOURCES)
	@echo "Front end"
	@tools/npm run --silent build -- --logLevel error
	@touch $@
