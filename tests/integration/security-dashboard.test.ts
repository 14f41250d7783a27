import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { exportSecurity } from "~/features/backoffice/consoles/export.server";
import {
  resolveEvent,
  type SecurityPage,
  securityDashboard,
} from "~/features/backoffice/consoles/security.server";
import { readSecurityFilters } from "~/features/backoffice/consoles/security-filters";
import { eventRows } from "~/features/backoffice/consoles/security-rows.server";
import { logStaffAccess } from "~/features/identity/accounts/staff-access.server";
import { recordEvent } from "~/features/identity/alerts/raise-event.server";
import { canSecure, secureAccount } from "~/features/identity/security/secure-account.server";
import { audit } from "~/platform/audit";
import { DAY_MS } from "~/platform/durations";
import { type ListCursor, readCursor } from "~/platform/list-cursor";
import { newId } from "~db/columns";
import { auditLogs, securityEvents, userSessions } from "~db/schema";
import { authContext, signedLink } from "../support/auth-context";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, makeStaff, type Person } from "../support/factories";
import { database } from "../support/own-database";

const db = database();

const adminContext = async () => commandContext(db, await makeStaff(db, ["admin"]));

async function makeEvent(
  person: Person,
  { at = Date.now(), id = newId(), kind = "new_device" as const } = {},
) {
  await db.write([
    recordEvent(await authContext(db), { userId: person.userId, kind, now: at }, id),
  ]);
  return id;
}

const asked = (query: string) => readSecurityFilters(new URLSearchParams(query));

/** The ids of all pages of what is asked for. */
async function idsOf(ctx: Awaited<ReturnType<typeof adminContext>>, query: string) {
  const pages: string[][] = [];
  let next: string | null = null;
  do {
    const cursor = readCursor(new URLSearchParams(next ? { after: next } : {}));
    const page: SecurityPage = await securityDashboard(ctx, asked(query), cursor);
    pages.push(page.items.map(({ id }) => id));
    next = page.next;
  } while (next);
  return pages;
}

const auditRowsOf = async (userId: string) => {
  const [rows] = await db.read(
    db.orm.select().from(auditLogs).where(eq(auditLogs.userId, userId)).orderBy(auditLogs.id),
  );
  return rows;
};

const FILE = { origin: "https://laurel.example", after: null };

test("an event is resolved once, by an admin, and its owner's link goes on working once", async () => {
  const brand = await makeBrand(db);
  const id = await makeEvent(brand);
  const moderator = commandContext(db, await makeStaff(db, ["moderator"]));
  await expect(resolveEvent(moderator, id)).rejects.toMatchObject({ code: "forbidden" });
  await expect(securityDashboard(moderator, asked(""), null)).rejects.toMatchObject({
    code: "forbidden",
  });

  const [admin, colleague] = [await adminContext(), await adminContext()];
  await resolveEvent(admin, id);
  await expect(resolveEvent(colleague, id)).rejects.toMatchObject({ code: "conflict" });
  const [[event]] = await db.read(
    db.orm.select().from(securityEvents).where(eq(securityEvents.id, id)),
  );
  expect(event).toMatchObject({ resolvedAt: admin.now, resolvedBy: admin.actor.personId });

  const auth = await authContext(db);
  const link = await signedLink(id);
  expect(await canSecure(auth, link)).toBe(true);
  await secureAccount(auth, link);
  await expect(secureAccount(auth, link)).rejects.toMatchObject({ code: "conflict" });
});

test("the pages of events lose no row and repeat none, also of one moment", async () => {
  const [admin, brand] = [await adminContext(), await makeBrand(db)];
  const at = Date.now();
  const made: string[] = [];
  for (let i = 0; i < 52; i++) made.push(await makeEvent(brand, { at: at - (i > 45 ? 1 : 0) }));
  const pages = await idsOf(admin, `person=${brand.userId}`);
  expect(pages.map(({ length }) => length)).toEqual([50, 2]);
  expect(pages.flat().sort()).toEqual(made.sort());
});

test("events are found by person, severity, status and day", async () => {
  const [admin, brand] = [await adminContext(), await makeBrand(db)];
  const now = Date.now();
  const old = await makeEvent(brand, { at: now - 3 * DAY_MS });
  const high = newId();
  await db.write([
    recordEvent(await authContext(db), { userId: brand.userId, kind: "two_factor_off", now }, high),
  ]);
  await resolveEvent(admin, old);
  const found = async (query: string) =>
    (await idsOf(admin, `person=${encodeURIComponent(brand.email.toUpperCase())}&${query}`)).flat();
  expect(await found("")).toEqual([high, old]);
  expect(await found("severity=high")).toEqual([high]);
  expect(await found("state=open")).toEqual([high]);
  expect(await found("state=resolved")).toEqual([old]);
  const day = new Date(now - 3 * DAY_MS).toISOString().slice(0, 10);
  expect(await found(`to=${day}`)).toEqual([old]);
  expect(await found(`from=${day}`)).toEqual([high, old]);
  expect((await idsOf(admin, "person=nobody@test.laurel")).flat()).toEqual([]);
});

test("the audit log is found by person, action and record; each look is one row without the address", async () => {
  const [admin, athlete] = [await adminContext(), await makeAthlete(db)];
  const ctx = commandContext(db, athlete);
  const entry = { userId: athlete.userId, resourceType: "account" };
  const [a, b] = [newId(), newId()];
  await db.write([
    audit(ctx, { ...entry, action: "name_changed", resourceId: a }),
    audit(ctx, { ...entry, action: "profile_saved", resourceId: a }),
    audit(ctx, { ...entry, action: "profile_saved", resourceId: b }),
  ]);
  const found = async (query: string) => (await idsOf(admin, `tab=audit&${query}`)).flat().length;
  expect(await found(`person=${athlete.email}`)).toBe(3);
  expect(await found(`person=${athlete.userId}&action=profile_saved`)).toBe(2);
  expect(await found(`record=${a}`)).toBe(2);
  expect(await found(`record=${a}&action=name_changed`)).toBe(1);

  const looks = await auditRowsOf(admin.actor.personId);
  expect(looks).toHaveLength(4);
  expect(looks[0]).toMatchObject({
    action: "staff_viewed",
    resourceType: "security_audit",
    resourceId: athlete.userId,
  });
  expect(JSON.stringify(looks)).not.toContain(athlete.email);
});

test("only sessions that can be used are listed, the latest active first", async () => {
  const [admin, brand] = [await adminContext(), await makeBrand(db)];
  const now = Date.now();
  const session = async (values: Partial<typeof userSessions.$inferInsert>) => {
    const id = newId();
    const common = { userAgent: "vitest", ipAddress: "192.0.2.9", createdAt: now };
    await db.write([
      db.orm.insert(userSessions).values({
        ...common,
        id,
        userId: brand.userId,
        lastActivity: now,
        expiresAt: now + DAY_MS,
        ...values,
      }),
    ]);
    return id;
  };
  const quiet = await session({ lastActivity: now - DAY_MS });
  const busy = await session({});
  await session({ revoked: true });
  await session({ expiresAt: now - 60_000 });
  expect((await idsOf(admin, `tab=sessions&person=${brand.userId}`)).flat()).toEqual([busy, quiet]);
});

test("no filter of the events reads the whole table, or sorts it", async () => {
  const cursor = { at: Date.now(), id: newId() };
  for (const [query, index] of [
    ["", "created"],
    ["severity=high", "severity"],
    ["state=open", "state"],
    ["severity=high&state=resolved", "severity_state"],
  ] as const) {
    const rows = eventRows(db, asked(query), cursor, 51);
    const [plan] = await db.read(
      db.orm.all<{ detail: string }>(sql`explain query plan ${rows.getSQL()}`),
    );
    const steps = plan.map(({ detail }) => detail);
    expect(steps[0], query).toContain(`security_events USING INDEX security_events_${index} (`);
    if (query) expect(steps.join(), query).not.toContain("TEMP B-TREE");
  }
});

test("a full export says so, and where the next rows are", async () => {
  const [admin, brand] = [await adminContext(), await makeBrand(db)];
  const events: string[] = [];
  for (let n = 0; n < 5; n++) events.push(await makeEvent(brand, { at: Date.now() - n * 1_000 }));
  const filters = asked(`person=${brand.userId}`);
  const exported = async (after: ListCursor | null) => {
    let file = "";
    for await (const part of exportSecurity(admin, filters, { ...FILE, after, limit: 4, batch: 2 }))
      file += part;
    return file.trimEnd().split("\r\n");
  };
  const first = await exported(null);
  expect(first).toHaveLength(6);
  expect(first[5]).toContain("This file is full at 4 rows.");
  const address = new URL(/"(https:[^"]+)"$/.exec(first[5] ?? "")?.[1] ?? "");
  expect(address.searchParams.get("person")).toBe(brand.userId);
  const rest = await exported(readCursor(address.searchParams));
  expect(rest).toHaveLength(2);
  expect(rest[1]).toContain(events[4]);
});

test("an export has every row once, runs no formula, and is recorded", async () => {
  const [admin, brand] = [await adminContext(), await makeBrand(db)];
  const ctx = commandContext(db, brand);
  ctx.request.userAgent = "=HYPERLINK(1)";
  const made = Array.from({ length: 5 }, () => newId());
  await db.write(
    made.map((resourceId) =>
      audit(ctx, {
        userId: brand.userId,
        action: "name_changed",
        resourceType: "account",
        resourceId,
      }),
    ),
  );
  let file = "";
  for await (const part of exportSecurity(admin, asked(`tab=audit&person=${brand.userId}`), {
    ...FILE,
    batch: 2,
  }))
    file += part;
  const lines = file.trimEnd().split("\r\n");
  expect(lines).toHaveLength(6);
  expect(made.filter((id) => !file.includes(id))).toEqual([]);
  expect(lines[1]).toContain(`"'=HYPERLINK(1)"`);
  expect((await auditRowsOf(admin.actor.personId)).map(({ action }) => action)).toEqual([
    "staff_exported",
  ]);
  const moderator = commandContext(db, await makeStaff(db));
  await expect(exportSecurity(moderator, asked(""), FILE).next()).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("loading a page again within ten minutes is the same look", async () => {
  const ctx = commandContext(db, await makeStaff(db));
  for (const later of [0, 1_000, 11 * 60_000])
    await logStaffAccess({ ...ctx, now: ctx.now + later }, "dispute", "d1");
  await logStaffAccess(ctx, "dispute", "d2");
  expect((await auditRowsOf(ctx.actor.personId)).map(({ resourceId }) => resourceId)).toEqual([
    "d1",
    "d1",
    "d2",
  ]);
});

test("the database keeps audit rows as they are; what is personal in them can only be emptied", async () => {
  const brand = await makeBrand(db);
  const ctx = commandContext(db, brand);
  await db.write([
    audit(ctx, {
      userId: brand.userId,
      action: "name_changed",
      resourceType: "account",
      resourceId: brand.userId,
      detail: { name: "Ada" },
    }),
  ]);
  const own = sql`where user_id = ${brand.userId}`;
  const refused = [
    sql`delete from audit_logs ${own}`,
    sql`update audit_logs set user_id = null ${own}`,
    sql`update audit_logs set action = 'signed_in' ${own}`,
    sql`update audit_logs set created_at = 1 ${own}`,
    sql`update audit_logs set ip_address = '192.0.2.1' ${own}`,
    sql`update audit_logs set detail = '{"name":"Eve"}' ${own}`,
  ];
  for (const statement of refused)
    await expect(db.write([statement])).rejects.toThrow("audit_logs is append-only");
  await db.write([
    sql`update audit_logs set detail = null, ip_address = '', user_agent = '' ${own}`,
  ]);
  expect(await auditRowsOf(brand.userId)).toMatchObject([{ detail: null, ipAddress: "" }]);
});
