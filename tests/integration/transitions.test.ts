import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { AppError } from "~/platform/errors";
import { type StateMachine, statesOf, type Transition } from "~/platform/state-machine";
import { ConcurrencyError, type Database } from "~db/client";
import { USER_TYPES, type UserType } from "~db/constants";
import { commandContext } from "../support/command-context";
import type { Person } from "../support/factories";
import { MACHINES, type MachineRow, makePeople, type People } from "../support/machines";
import { database } from "../support/own-database";

/** What holds for every transition of every state machine (tests/support/machines.ts). */

const db = database();
let people: People;

beforeAll(async () => {
  people = await makePeople(db);
});

const modules = import.meta.glob<Record<string, unknown>>("../../app/features/*/*/status.ts", {
  eager: true,
});
const isMachine = (value: unknown): value is StateMachine =>
  typeof value === "object" && value !== null && "transitions" in value && "names" in value;

test("every state machine of the features is tested here", () => {
  const defined = Object.values(modules).flatMap((module) =>
    Object.values(module).filter(isMachine),
  );
  const tested = Object.values(MACHINES).map(({ machine }) => machine);
  expect(defined.length).toBeGreaterThan(0);
  expect(new Set(defined)).toEqual(new Set(tested));
});

const transitions = Object.entries(MACHINES).flatMap(([name, fixture]) =>
  fixture.machine.names.flatMap((transition) => {
    const {
      from,
      to,
      by: party,
      audit,
    } = fixture.machine.transitions[transition] as Transition<string, string>;
    const types = fixture.parties?.[party] ?? [party as UserType];
    return statesOf(from).map((state) => ({
      ...{ name, fixture, transition, from: state, sources: statesOf(from), to, audit },
      ...{ types, by: types[0] as UserType },
    }));
  }),
);

describe.each(transitions)("$name: $transition from $from", (one) => {
  const { fixture, transition, from, sources, to, by, types, audit } = one;
  const make = (status = from) => fixture.make(db, people, status, transition);

  const statusOf = async ({ id }: MachineRow, { client } = db) => {
    const { rows } = await client.execute({
      sql: `select status from ${fixture.table} where id = ?`,
      args: [id],
    });
    return rows[0]?.status;
  };

  /** Everything that a command writes beside its row and that names the row or its key. */
  const traces = async ({ id, key }: MachineRow) => {
    const { rows } = await db.client.execute({
      sql: `select action as what, user_id from audit_logs where resource_id = :id
            union all select 'notification', user_id from notifications where instr(subject_id, :key) or instr(subject_id, :id)
            union all select kind, null from outbox where instr(payload, :key) or instr(payload, :id)
            union all select 'version', null from content_versions where content_id = :id
            union all select 'case', null from moderation_cases where content_id = :id`,
      args: { id, key },
    });
    return rows.map(({ what, user_id }) => [what, user_id]);
  };

  const refused = async (row: MachineRow, attempt: Promise<unknown>, code: string, left = from) => {
    await expect(attempt).rejects.toMatchObject({ code });
    expect(await statusOf(row)).toBe(left);
    expect(await traces(row)).toEqual([]);
  };

  /** The database as this command sees it: `between` happens after its read and before its write. */
  const staleForm = (between: Parameters<Database["write"]>[0]): Database => ({
    ...db,
    async write(statements) {
      await db.write(between);
      return db.write(statements);
    },
  });

  const run = (person: Person, { key }: MachineRow, on: Database = db) =>
    // Later than the row was made: its `updated_at` must change.
    fixture.run({ ...commandContext(on, person), now: Date.now() + 1 }, key, transition);

  test(`leads from ${from} to ${to}, and the audit row says who did it`, async () => {
    const row = await make();
    await run(people.owners[by], row);
    expect(await statusOf(row)).toBe(to);
    const audited = (await traces(row)).filter(([what]) => what === audit);
    expect(audited).toEqual([[audit, people.owners[by].userId]]);
  });

  test("another owner finds nothing", async () => {
    const row = await make();
    const code = row.notTheirs?.[by] ?? "not_found";
    if (row.giveAway[by]) await refused(row, run(people.others[by], row), code);
    else await run(people.others[by], row);
  });

  test.each(USER_TYPES.filter((type) => !types.includes(type)))(
    "is refused to a person of type %s",
    async (type) => {
      const row = await make();
      const write = vi.fn(db.write);
      await refused(row, run(people.owners[type], row, { ...db, write }), "forbidden");
      expect(write).not.toHaveBeenCalled();
    },
  );

  test("is refused to staff without a role", async () => {
    const row = await make();
    await refused(row, run({ ...people.owners.staff, roles: [] }, row), "forbidden");
  });

  test("is refused from every other state", async () => {
    for (const status of fixture.statuses.filter(
      (other) => !sources.includes(other) && other !== to,
    )) {
      const row = await make(status);
      await refused(row, run(people.owners[by], row), "conflict", status);
    }
  });

  test("is refused when the row moved on between the read and the write", async () => {
    const row = await make();
    const other = fixture.statuses.find((status) => status !== from && status !== to) ?? to;
    const move = sql`update ${sql.raw(fixture.table)} set status = ${other} ${fixture.alsoSets?.(other) ?? sql``}
      where id = ${row.id}`;
    await refused(row, run(people.owners[by], row, staleForm([move])), "conflict", other);
  });

  test("is refused when the row got another owner between the read and the write", async () => {
    const row = await make();
    const giveAway = row.giveAway[by];
    if (!giveAway) return;
    // A command that may be sent again looks for the row once more, and finds none.
    const code = expect.stringMatching(/^(conflict|not_found)$/);
    await refused(row, run(people.owners[by], row, staleForm([giveAway])), code);
  });
});

const steps = Object.entries(MACHINES).flatMap(([name, fixture]) =>
  Object.entries(fixture.machine.steps).map(([step, { from, to }]) => ({
    ...{ name, fixture, step, from, to },
  })),
);

describe.each(steps)("$name: step $step", ({ fixture, step, from, to }) => {
  const { stepsIn = {}, table, statuses } = fixture;
  const file = stepsIn[step];

  const take = async (status: string) => {
    const { id, steps: all = {} } = await fixture.make(db, people, status);
    const run = all[step];
    if (!run) throw new Error("Neither the row nor `stepsIn` names this step.");
    try {
      await run();
    } catch (error) {
      if (!(error instanceof AppError) && !(error instanceof ConcurrencyError)) throw error;
    }
    const { rows } = await db.client.execute({
      sql: `select status from ${table} where id = ?`,
      args: [id],
    });
    return rows[0]?.status;
  };

  if (file) {
    test(`is taken in ${file}`, () => {
      expect(readFileSync(file, "utf8")).toContain(`"${to}"`);
    });
    return;
  }

  test.each(from)(`leads from %s to ${to}`, async (status) => {
    expect(await take(status)).toBe(to);
  });

  test("leaves a row in every other state", async () => {
    for (const status of statuses.filter((other) => !from.includes(other) && other !== to))
      expect(await take(status)).toBe(status);
  });
});
