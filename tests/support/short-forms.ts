/** How a script of package.json is tried with the smallest data. */
export type ShortForm =
  | {
      /** What follows its name. */
      args?: string[];
      /** A script that needs an account or a folder of its own refuses without it: a part of what it says then. */
      refusal?: string;
    }
  /** Another test, or `npm test` itself, runs the same. */
  | { by: string };

const check = { args: ["--check"] };

export const SHORT_FORMS: Record<string, ShortForm> = {
  dev: { by: "tests/nightly/dev.test.ts" },
  reset: { by: "tests/nightly/dev.test.ts" },
  code: {},
  "seed:scale": { args: ["--athletes", "100", "--campaigns", "20"] },
  texts: { refusal: "ERR_CONNECTION_REFUSED" },
  gazetteer: { refusal: "Name the folder" },
  norms: {},
  "search:rebuild": {},
  "compare:all": { args: ["2026-01-01T00:00:00Z"] },
  "stripe:setup": { by: "scripts/stack.mjs" },
  build: {},
  deploy: { refusal: "The environment failed" },
  wrangler: { args: ["--version"] },
  check: { by: "scripts/test.mjs" },
  test: { args: ["db/fold-text"] },
  "test:nightly": { by: "scripts/test.mjs" },
  "test:firefox": { args: ["--list"] },
  "test:mutation": { args: ["--mutate", "app/platform/money.ts"] },
  "bench:channels": check,
  "bench:dev": check,
  "bench:discovery": check,
  "bench:growth": check,
  "bench:ledger": check,
  "bench:outbox": check,
  "bench:pages": check,
  "bench:rate": check,
  "bench:rooms": check,
  "bench:roundtrips": check,
  "bench:uploads": check,
  "bench:writers": check,
  format: { by: "scripts/test.mjs" },
  lint: { by: "scripts/test.mjs" },
  typecheck: {},
  "db:baseline": {},
  "db:generate": {},
};
