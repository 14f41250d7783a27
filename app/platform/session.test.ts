import { expect, test, vi } from "vitest";
import { CookieJar } from "./cookies";
import { type Claims, readClaims, Session, StaleSession, writeClaims } from "./session";
import { Signer } from "./signing";

const NOW = Date.parse("2026-11-22T10:00:00Z");
const SECRETS = ["a secret of enough characters to be one"];

const claims: Claims = {
  sid: "session-1",
  uid: "person-1",
  type: "brand",
  brandId: "brand-1",
  brandRole: "owner",
  roles: [],
  name: "Nora",
  email: "nora@test.laurel",
  closing: false,
  level: "password",
  provedAt: NOW,
  expiresAt: NOW + 60_000,
  remember: false,
};

const jarWith = (cookie: string) =>
  new CookieJar(new Request("http://localhost", { headers: { Cookie: cookie } }), false);

/** The Set-Cookie line that the claims are written as. */
async function written(value: Claims | null) {
  const jar = jarWith("");
  await writeClaims(jar, SECRETS, value, NOW);
  const headers = new Headers();
  jar.writeTo(headers);
  return headers.get("Set-Cookie") ?? "";
}

const cookieOf = (line: string) => line.split(";")[0] ?? "";

test("claims are read back until they expire", async () => {
  const jar = jarWith(cookieOf(await written(claims)));
  expect(await readClaims(jar, SECRETS, NOW)).toEqual(claims);
  expect(await readClaims(jar, SECRETS, claims.expiresAt - 1)).toEqual(claims);
  expect(await readClaims(jar, SECRETS, claims.expiresAt)).toBeNull();
});

test("no cookie, a forged one and one of another shape carry no claims", async () => {
  expect(await readClaims(jarWith(""), SECRETS, NOW)).toBeNull();
  expect(await readClaims(jarWith("session=forged"), SECRETS, NOW)).toBeNull();
  const other = cookieOf(await written(claims));
  expect(
    await readClaims(jarWith(other), ["another secret of the same length......"], NOW),
  ).toBeNull();
});

test("the signature of a cookie is checked once per isolate, and each cookie carries its own claims", async () => {
  const [one, other] = [
    { ...claims, sid: "once-1", name: "One" },
    { ...claims, sid: "once-2", name: "Other" },
  ];
  const cookies = [cookieOf(await written(one)), cookieOf(await written(other))];
  const verify = vi.spyOn(crypto.subtle, "verify");
  for (let request = 0; request < 3; request += 1)
    expect(
      await Promise.all(cookies.map((cookie) => readClaims(jarWith(cookie), SECRETS, NOW))),
    ).toEqual([one, other]);
  const forged = `${cookies[0]?.slice(0, -1)}_`;
  expect(await readClaims(jarWith(forged), SECRETS, NOW)).toBeNull();
  expect(await readClaims(jarWith(forged), SECRETS, NOW)).toBeNull();
  expect(verify.mock.calls.length).toBeLessThanOrEqual(4);
  verify.mockRestore();
});

test("a remembered session lives as long as its claims, another as long as the browser", async () => {
  expect(await written({ ...claims, remember: true })).toContain("Max-Age=60;");
  expect(await written(claims)).not.toContain("Max-Age");
});

test("no claims take the cookie away", async () => {
  expect(await written(null)).toMatch(/^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
});

test("the row is read once, however often the session is checked", async () => {
  const read = vi.fn(async () => claims);
  const session = new Session(claims, read);
  expect(await session.check()).toEqual(claims);
  expect(await session.check()).toEqual(claims);
  expect(read).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledWith(claims);
});

test("a session whose row agrees holds and needs no replacement", async () => {
  const session = new Session(claims, async () => ({ ...claims }));
  await session.mustHold();
  expect(await session.replacement()).toBeNull();
});

test("a session that was never checked has no replacement", async () => {
  expect(await new Session(claims, async () => null).replacement()).toBeNull();
});

test("a session that is over, or says otherwise, holds no longer and is replaced", async () => {
  for (const now of [null, { ...claims, name: "Renamed" }]) {
    const session = new Session(claims, async () => now);
    await expect(session.mustHold()).rejects.toThrow(StaleSession);
    const replacement = await session.replacement();
    expect(replacement?.claims).toEqual(now);
    expect(await replacement?.check()).toEqual(now);
  }
});

test("a visitor without a session asks for no row and may write", async () => {
  const read = vi.fn(async () => claims);
  const visitor = new Session(null, read);
  await visitor.mustHold();
  expect(await visitor.check()).toBeNull();
  expect(await visitor.replacement()).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

test("a check that fails keeps its failure for the one who waits", async () => {
  const session = new Session(claims, () => Promise.reject(new Error("no database")));
  await expect(session.check()).rejects.toThrow("no database");
  await expect(session.mustHold()).rejects.toThrow("no database");
});

test("a session that waits for a code signs no one in, and its row is checked all the same", async () => {
  const due: Claims = { ...claims, level: "code_due" };
  const session = new Session(due, async () => due);
  expect([session.claims, session.unfinished]).toEqual([null, due]);
  expect(await session.check()).toBeNull();
  expect(await session.replacement()).toBeNull();
  const ended = new Session(due, async () => null);
  await expect(ended.mustHold()).rejects.toThrow(StaleSession);
  const proven = new Session(due, async () => ({ ...due, level: "two_factor" }));
  await expect(proven.mustHold(), "the cookie of before the code").rejects.toThrow(StaleSession);
});

test("a cookie of before there were levels is one of a password", async () => {
  const { level, provedAt, ...old } = claims;
  const value = await new Signer(SECRETS, "session").sign(JSON.stringify(old));
  expect(await readClaims(jarWith(`session=${value}`), SECRETS, NOW)).toEqual({
    ...claims,
    provedAt: 0,
  });
});
