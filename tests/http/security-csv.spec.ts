import { expect, test } from "@playwright/test";
import { ask, authedClient } from "../support/http";
import { openSession } from "../support/sign-in";
import { makeWorld } from "../support/world";

const FILE = "/admin/security.csv?tab=audit";

test("the export of the audit log is the admins', as a file, after a recent proof", async () => {
  const { db, people } = await makeWorld();
  const file = await (await authedClient(db, people.admin))(FILE);
  expect(file.status).toBe(200);
  expect(file.headers.get("Cache-Control")).toBe("private, no-store");
  expect(file.headers.get("Content-Disposition")).toMatch(/filename="security-audit-[\d-]+\.csv"$/);
  expect(await file.text()).toContain('"When","Action"');

  const session = await openSession(db, people.admin, { provedAt: Date.now() - 16 * 60_000 });
  const stale = await ask(FILE, { session });
  expect(stale.headers.get("Location")).toMatch(/^\/security\/confirm/);
  for (const role of ["moderator", "brand", "athlete"] as const) {
    const refused = await (await authedClient(db, people[role]))(FILE);
    expect(refused.status, role).toBe(302);
  }
  expect((await ask(FILE)).headers.get("Location")).toMatch(/^\/login/);
  db.client.close();
});
