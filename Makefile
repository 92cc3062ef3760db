# What a newcomer and CI need. Everything else is a `cargo xtask` subcommand.

# GNU make, bash.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

CARGO ?= cargo
LOCKED := --locked
FUZZ_SECONDS ?= 5
SCHEMA_EXAMPLES ?= 15
CLUSTER := crates/hakem-cluster

.PHONY: help run test lint unit doc house fuzz web page schema cluster distributed

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 13

run: web ## judge the sample games, then open the arbiter's desk on a sample round
	$(CARGO) run $(LOCKED) --release --package hakem -- judge --sample
	$(CARGO) run $(LOCKED) --release --package hakem -- serve \
	    --watch samples/round.pgn --data target/sample-desk

test: web lint doc house fuzz unit page schema distributed ## what CI checks

lint: ## formatting and clippy
	$(CARGO) fmt --all --check
	$(CARGO) clippy $(LOCKED) --workspace --all-targets -- -D warnings

doc: ## documentation, warnings are errors
	$(CARGO) xtask docs

house: ## invariants, provisions, requirements, dependencies
	$(CARGO) xtask architecture
	$(CARGO) xtask laws
	$(CARGO) xtask coverage --quiet
	$(CARGO) xtask deps

fuzz: ## every fuzz target for a moment, on the kept corpus
	$(CARGO) test $(LOCKED) --manifest-path fuzz/mutation/Cargo.toml
	$(CARGO) xtask fuzz --seconds $(FUZZ_SECONDS)

unit: ## unit, integration, property and documentation tests
	$(CARGO) test $(LOCKED) --workspace --doc
	if $(CARGO) nextest --version >/dev/null 2>&1; then \
	    $(CARGO) nextest run $(LOCKED) --workspace --no-fail-fast; \
	else \
	    $(CARGO) test $(LOCKED) --workspace --lib --bins --tests --no-fail-fast; \
	fi

WEB_PACKAGES := web/node_modules/.package-lock.json

$(WEB_PACKAGES): web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

web: $(WEB_PACKAGES) ## the desk's page, built into the program by the next build
	cd web && npm run build

page: web ## the desk's page: types, unit tests, and journeys in a browser
	cd web && npm test

schema: web ## the desk's API, asked what its document allows and what it does not
	$(CARGO) build $(LOCKED) --package hakem
	EXAMPLES=$(SCHEMA_EXAMPLES) crates/hakem-desk/tests/schema.sh "$${CARGO_TARGET_DIR:-target}/debug/hakem"

cluster: ## the program for SQL and clusters: crates/hakem-cluster/target/release/hakem-cluster
	cd $(CLUSTER) && $(CARGO) build $(LOCKED) --release

# Clippy looks at our crate while it is compiled: to check DataFusion and Ballista apart would take
# as long as to build them.
distributed: ## lints and tests of the cluster, with an executor killed in the middle of a job
	cd $(CLUSTER) && $(CARGO) fmt --check
	cd $(CLUSTER) && RUSTC_WORKSPACE_WRAPPER=clippy-driver $(CARGO) test $(LOCKED)
