import { expect, test } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { auditLogs, notifications, profiles, userRoles, userSessions } from "~db/schema";
import { makePasskey } from "../support/authenticator";
import { ask, authedClient } from "../support/http";
import { openSession } from "../support/sign-in";
import { openSocket } from "../support/socket";
import { makeWorld } from "../support/world";

/** The cookie is believed while its row is being read; nothing may leave, or change, before that is done. */

test("an ended session gets no page, data, action or socket", async () => {
  const { db, people } = await makeWorld();
  const { athlete } = people;
  const session = await openSession(db, athlete);
  const id = `n-${athlete.userId}`;
  await db.write([
    db.orm
      .update(userSessions)
      .set({ revoked: true, revokedAt: Date.now(), revokedReason: "Test" })
      .where(eq(userSessions.userId, athlete.userId)),
    db.orm.insert(notifications).values({
      id,
      userId: athlete.userId,
      kind: "campaign.withdrawn",
      category: "campaign",
      params: { company: "Secret", title: "Secret" },
      createdAt: Date.now(),
    }),
  ]);

  const page = await ask("/notifications", { session });
  expect([page.status, page.headers.get("Location")]).toEqual([
    302,
    "/login?redirectTo=%2Fnotifications",
  ]);
  expect(page.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^session=;.*Max-Age=0/),
  );
  for (const query of ["", "?_routes=routes%2Faccount%2Fnotifications"]) {
    const data = await ask(`/notifications.data${query}`, { session });
    expect(await data.text()).not.toContain("Secret");
  }
  const command = await ask("/notifications", { session, form: { open: id } });
  expect(command.headers.get("Location")).toBe("/login?redirectTo=%2Fnotifications");
  expect(command.headers.get("Set-Cookie")).toMatch(/held-form=[\w.-]+; Max-Age=900; .*HttpOnly/);
  const [rows] = await db.read(
    db.orm.select({ read: notifications.read }).from(notifications).where(eq(notifications.id, id)),
  );
  expect(rows).toEqual([{ read: false }]);
  expect(await openSocket(`/parties/notifications/${athlete.userId}`, { session })).toBe(401);
  db.client.close();
});

test("a look of staff is recorded with an open session and their role alone", async () => {
  const { db, people, ids } = await makeWorld();
  const { moderator } = people;
  const session = await openSession(db, moderator);
  const look = async () => {
    const { status } = await ask(`/admin/contracts/${ids.contractId}`, { session });
    const [rows] = await db.read(
      db.orm
        .select({ id: auditLogs.id })
        .from(auditLogs)
        .where(
          and(eq(auditLogs.userId, moderator.userId), eq(auditLogs.action, "contract_viewed")),
        ),
    );
    return [status, rows.length];
  };
  const end = (revoked: boolean) =>
    db.write([
      db.orm.update(userSessions).set({ revoked }).where(eq(userSessions.userId, moderator.userId)),
    ]);
  expect(await look()).toEqual([200, 1]);
  await end(true);
  expect(await look(), "of a session that is over").toEqual([302, 1]);
  await end(false);
  expect(await look()).toEqual([200, 2]);
  await db.write([db.orm.delete(userRoles).where(eq(userRoles.userId, moderator.userId))]);
  expect(await look(), "without the role").toEqual([302, 2]);
  db.client.close();
});

test("nothing is held for a visitor who never signed in here, whatever they claim", async () => {
  const form = { title: "Filling the table", intent: "create" };
  for (const Cookie of ["", "session=e30.x", "device=e30.x", `held-form=${"a".repeat(43)}.b`]) {
    const answer = await ask("/brand/campaigns/new", { form, headers: { Cookie } });
    expect(answer.headers.get("Location")).toBe("/login?redirectTo=%2Fbrand%2Fcampaigns%2Fnew");
    expect(answer.headers.get("Set-Cookie") ?? "", Cookie).not.toContain("held-form");
  }
});

test("a removed role is gone with the next request", async () => {
  const { db, people } = await makeWorld();
  const { moderator } = people;
  const session = await openSession(db, moderator);
  expect((await ask("/admin/content", { session })).status).toBe(200);
  await db.write([
    db.orm
      .delete(userRoles)
      .where(and(eq(userRoles.userId, moderator.userId), eq(userRoles.role, "moderator"))),
  ]);
  const command = await ask("/admin/content/x", { session, form: { intent: "finish" } });
  expect(command.status).toBe(403);
  expect((await ask("/admin", { session })).status).toBe(403);
  const screen = await ask("/admin/content", { session });
  expect([screen.status, screen.headers.get("Location")]).toEqual([302, "/admin"]);
  expect((await ask("/admin/content.data", { session })).status).not.toBe(200);
  db.client.close();
});

test("a renamed user continues, and both ways to sign out end the session", async () => {
  const { db, people } = await makeWorld();
  for (const door of ["/logout", "/dashboard"]) {
    const session = await openSession(db, people.brand);
    const newName = `Renamed at ${door}`;
    await db.write([
      db.orm
        .update(profiles)
        .set({ fullName: newName })
        .where(eq(profiles.id, people.brand.userId)),
    ]);
    const page = await ask("/notifications", { session });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(newName);
    expect((await ask(door, { session, form: {} })).status).toBeLessThan(304);
    expect((await ask("/notifications", { session })).status).toBe(302);
  }
  db.client.close();
});

test("a session that waits for a code, and staff without a second factor, get to no other page", async () => {
  const { db, people } = await makeWorld();
  const codeDue = await openSession(db, people.brand, { level: "code_due" });
  const noFactor = await openSession(db, people.admin, { level: "password" });
  const to = async (path: string, session: string, form?: Record<string, string>) => {
    const answer = await ask(path, { session, ...(form && { form }) });
    return answer.headers.get("Location")?.split("?")[0] ?? answer.status;
  };
  for (const path of ["/brand/dashboard", "/security", "/security/two-factor", "/find?q=a"])
    expect(await to(path, codeDue), path).toBe("/login/code");
  expect(await to("/notifications", codeDue, { open: "x" })).toBe("/login/code");
  expect(await to("/login/code", codeDue)).toBe(200);
  const room = `/parties/notifications/${people.brand.userId}`;
  expect(await openSocket(room, { session: codeDue })).toBe(401);

  for (const path of ["/admin", "/admin/content", "/notifications", "/settings", "/security"])
    expect(await to(path, noFactor), path).toBe("/security/two-factor");
  expect(await to("/admin/content/x", noFactor, { intent: "finish" })).toBe("/security/two-factor");
  const setUp = await ask("/security/two-factor", { session: noFactor });
  expect(setUp.status).toBe(200);
  expect(await setUp.text()).not.toContain('href="/admin/');
  for (const session of [codeDue, noFactor])
    expect(await to("/logout", session, { to: "/login" })).toBe("/login");
  expect(await to("/login/code", codeDue), "signed out").toBe("/login");
  db.client.close();
});

test("staff prove who they are again for a command, and not for a look", async () => {
  const { db, people } = await makeWorld();
  const session = await openSession(db, people.admin, { provedAt: Date.now() - 16 * 60_000 });
  expect((await ask("/admin/content", { session })).status).toBe(200);
  const commands = ["/admin/content/x", "/admin/disputes/x", "/admin/content/reports/x"];
  for (const path of [...commands, "/admin/polishing"]) {
    const answer = await ask(path, { session, form: { a: "b" } });
    expect(answer.headers.get("Location"), path).toBe(
      `/security/confirm?redirectTo=${encodeURIComponent(path)}`,
    );
  }
  db.client.close();
});

test("people prove who they are again before what matters, and not for a look", async () => {
  const { db, people } = await makeWorld();
  const provedAt = Date.now() - 16 * 60_000;
  const password = await openSession(db, people.brand, { provedAt });
  const code = await openSession(db, people.brand, { provedAt, level: "two_factor" });
  for (const [session, path, form] of [
    [password, "/security", { intent: "revoke", sessionId: "x" }],
    [password, "/security", { intent: "revoke-all" }],
    [password, "/security", { intent: "setting", setting: "twoFactor", on: "yes" }],
    [password, "/security", { intent: "remove-passkey", passkeyId: "x" }],
    [password, "/security/two-factor", { intent: "confirm" }],
    [password, "/settings/email", { newEmail: "new@test.laurel" }],
    [code, "/change-password", { currentPassword: "a" }],
    [code, "/contracts/x/sign", { password: "a" }],
  ] as const) {
    const answer = await ask(path, { session, form });
    expect(answer.headers.get("Location"), `${path} ${JSON.stringify(form)}`).toBe(
      `/security/confirm?redirectTo=${encodeURIComponent(path)}`,
    );
    if (!path.startsWith("/contracts"))
      expect((await ask(path, { session })).status, path).toBe(200);
  }
  // Before the device makes a passkey that is then refused.
  for (const form of [undefined, { name: "a", passkey: "{}" }]) {
    const answer = await ask("/security/passkey", { session: password, ...(form && { form }) });
    expect(answer.headers.get("Location")).toBe(
      "/security/confirm?redirectTo=%2Fsecurity%2Fpasskey",
    );
  }
  const form = { purpose: "add" };
  expect((await ask("/login/passkey", { session: password, form })).status).toBe(302);
  db.client.close();
});

interface Options {
  rp: { id: string };
  allowCredentials: object[];
  excludeCredentials: object[];
}

test("what a passkey shall sign is for this site, and names the passkeys of nobody else", async () => {
  const { db, people } = await makeWorld();
  const device = await makePasskey(db, people.brand);
  const session = await openSession(db, people.brand);
  const options = async (purpose: string, as?: string) => {
    const answer = await ask("/login/passkey", { form: { purpose }, ...(as && { session: as }) });
    return { status: answer.status, body: (await answer.json()) as Options };
  };
  const anyone = await options("sign-in", session);
  expect(anyone.body).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(anyone.body.allowCredentials).toEqual([]);
  expect((await options("prove", session)).body.allowCredentials).toMatchObject([
    { id: device.id },
  ]);
  const made = await options("add", session);
  expect(made.body.rp.id).toBe("localhost");
  expect(made.body.excludeCredentials).toMatchObject([{ id: device.id }]);
  expect((await options("prove")).status, "a visitor").toBe(401);
  expect((await options("register", session)).status, "unknown").toBe(400);
  expect((await ask("/login/passkey")).status, "GET").toBe(404);
  db.client.close();
});

test("an account that waits to be deleted takes part in nothing, and is led to where it can be kept", async () => {
  const { db, people, ids } = await makeWorld();
  const { userId } = people.athlete;
  const as = await authedClient(db, people.athlete);
  const setClosed = (closedAt: number | null) =>
    db.write([db.orm.update(profiles).set({ closedAt }).where(eq(profiles.id, userId))]);
  const leadsTo = async (path: string, form?: Record<string, string>) => {
    const answer = await as(path, form ? { form } : {});
    return answer.headers.get("Location") ?? answer.status;
  };

  await setClosed(Date.now());
  expect(await leadsTo("/athlete/dashboard")).toBe("/data-management");
  expect(await leadsTo("/messages")).toBe("/data-management");
  const acceptance = { intent: "accept", id: ids.dealId, version: "1" };
  expect(await leadsTo(`/athlete/campaigns/${ids.campaignId}`, acceptance)).toBe(
    "/data-management",
  );
  expect(await leadsTo("/data-management")).toBe(200);
  expect(await leadsTo("/security")).toBe(200);
  await setClosed(null);
  expect(await leadsTo("/athlete/dashboard")).toBe(200);
  db.client.close();
});
