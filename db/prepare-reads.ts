import { fillPlaceholders, type Placeholder, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { orm, type PreparedRead, prepare, type QueryBuilder } from "./client";

/** What a query is built with in place of the values of a run. */
export type Placeholders<Values> = {
  [Name in keyof Values & string]: Placeholder<Name, Values[Name]>;
};

type Read = BatchItem<"sqlite">;

const placeholders = new Proxy(
  {},
  { get: (_, name) => sql.placeholder(String(name)) },
) as Placeholders<Record<string, unknown>>;

/**
 * Reads whose SQL is made once per isolate, at their first run. `build` is called once a variant, for everyone: what
 * belongs to a request or a moment is one of the values, and the call stands at the top of its module, where no request
 * can be reached (scripts/prepared-reads.test.ts). Values are sent as they are given: no column encodes them.
 * @returns what `db.read` takes, for the values of a run
 */
export function prepareReads<
  Values extends Record<string, string | number | null>,
  Reads extends readonly [Read, ...Read[]],
  Variant extends string | undefined = undefined,
>(
  build: (db: QueryBuilder, values: Placeholders<Values>, variant: Variant) => Reads,
): (values: Values, ...variant: Variant extends undefined ? [] : [Variant]) => Reads {
  const variants = new Map<Variant, PreparedRead[]>();
  return (values, ...chosen) => {
    const [variant] = chosen as [Variant];
    let prepared = variants.get(variant);
    if (!prepared) {
      prepared = build({ orm }, placeholders as Placeholders<Values>, variant).map(prepareOnce);
      variants.set(variant, prepared);
    }
    return prepared.map((query) => runWith(query, values)) as unknown as Reads;
  };
}

function prepareOnce(read: Read): PreparedRead {
  const prepared = prepare(read);
  const query = prepared.getQuery();
  return {
    getQuery: () => query,
    mapResult: (response, isFromBatch) => prepared.mapResult(response, isFromBatch),
  };
}

/** What drizzle's batch asks of a builder. */
const runWith = ({ getQuery, mapResult }: PreparedRead, values: Record<string, unknown>) => ({
  _prepare: () => ({
    getQuery: () => {
      const { sql: text, params } = getQuery();
      return { sql: text, params: fillPlaceholders(params, values) };
    },
    mapResult,
  }),
});
