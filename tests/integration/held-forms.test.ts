import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CookieJar } from "~/platform/cookies";
import { dropHeldForms, holdForm, takeHeldForm } from "~/platform/held-form";
import { newId } from "~db/columns";
import { heldForms } from "~db/schema";
import { authContext } from "../support/auth-context";
import { database } from "../support/own-database";

const db = database();

const ADDRESS = "/brand/campaigns/new?template=x";
const MINUTE_MS = 60_000;

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

const typed = () => formOf({ title: "Café & trail", "targetSports[0]": "Running" });

/** The cookie that an answer sets, as the browser sends it back; '' when it is deleted. */
function cookieAfter({ cookies }: { cookies: CookieJar }, before = "") {
  const headers = new Headers();
  cookies.writeTo(headers);
  const set = headers.getSetCookie().find((line) => line.startsWith("held-form="));
  if (set === undefined) return before;
  expect(set).toContain("HttpOnly");
  return set.includes("Max-Age=0") ? "" : (set.split(";")[0] ?? "");
}

async function hold(
  owner: string,
  { address = ADDRESS, cookie = "", form = typed(), at = 0 } = {},
): Promise<{ held: boolean; cookie: string }> {
  const ctx = await authContext(db, { cookie, at });
  const held = await holdForm(ctx, { owner, address }, form);
  return { held, cookie: cookieAfter(ctx, cookie) };
}

async function take(owner: string, cookie: string, { address = ADDRESS, at = 0 } = {}) {
  const ctx = await authContext(db, { cookie, at });
  const form = await takeHeldForm(ctx, { owner, address });
  return { form: form && Object.fromEntries(form), cookie: cookieAfter(ctx, cookie) };
}

const rowsOf = async (owner: string) => {
  const [rows] = await db.read(db.orm.select().from(heldForms).where(eq(heldForms.owner, owner)));
  return rows;
};

test("a held form comes back once, to the same browser, account and address", async () => {
  const owner = newId();
  const { cookie } = await hold(owner);
  expect((await take(newId(), cookie)).form, "another account").toBeNull();
  expect((await take(owner, cookie, { address: "/brand/profile" })).form, "elsewhere").toBeNull();
  expect((await take(owner, "")).form, "another browser").toBeNull();
  const first = await take(owner, cookie);
  expect(first.form).toEqual(Object.fromEntries(typed()));
  expect(first.cookie, "nothing waits any more").toBe("");
  expect((await take(owner, cookie)).form, "a second time, with the old cookie").toBeNull();
  expect(await rowsOf(owner)).toEqual([]);
});

test("two requests at once get a held form once", async () => {
  const owner = newId();
  const { cookie } = await hold(owner);
  const taken = await Promise.all([take(owner, cookie), take(owner, cookie)]);
  expect(taken.filter(({ form }) => form !== null)).toHaveLength(1);
});

test("it is held for 15 minutes", async () => {
  const owner = newId();
  const { cookie } = await hold(owner);
  const late = await take(owner, cookie, { at: 15 * MINUTE_MS + 1_000 });
  expect(late.form).toBeNull();
  const again = await hold(owner);
  expect((await take(owner, again.cookie, { at: 14 * MINUTE_MS })).form).not.toBeNull();
});

test("neither the database nor a forged cookie opens it", async () => {
  const owner = newId();
  const { cookie } = await hold(owner);
  const [row] = await rowsOf(owner);
  expect(JSON.stringify(row)).not.toMatch(/trail|Running|title|campaigns/);
  const [secret = ""] = cookie.replace("held-form=", "").split(".");
  expect(JSON.stringify(row)).not.toContain(secret);

  const last = secret.at(-2) === "A" ? "B" : "A";
  const forged = cookie.replace(secret, `${secret.slice(0, -2)}${last}${secret.at(-1)}`);
  expect((await take(owner, forged)).form, "another secret").toBeNull();
  for (const broken of ["held-form=", "held-form=x.y", `held-form=${secret}`])
    expect((await take(owner, broken)).form, broken).toBeNull();
  expect(await rowsOf(owner), "none of them used it up").toHaveLength(1);

  // A row moved under another id by someone who can write to the database.
  await db.write([
    db.orm
      .update(heldForms)
      .set({ sealed: `${row?.sealed.slice(0, -4)}AAAA` })
      .where(eq(heldForms.owner, owner)),
  ]);
  expect((await take(owner, cookie)).form, "a damaged row").toBeNull();
});

test("passwords are never held", async () => {
  const owner = newId();
  const form = formOf({ fullName: "Ada", password: "secret-1", currentPassword: "secret-2" });
  const { cookie } = await hold(owner, { form });
  expect((await take(owner, cookie)).form).toEqual({ fullName: "Ada" });
});

test("nothing is held of an empty form, or of one over 64 KB", async () => {
  const owner = newId();
  expect(await hold(owner, { form: formOf({}) })).toEqual({ held: false, cookie: "" });
  const long = formOf({ message: "x".repeat(64 * 1024) });
  expect(await hold(owner, { form: long })).toEqual({ held: false, cookie: "" });
  expect(await rowsOf(owner)).toEqual([]);
});

test("an account has at most five forms held, the newest, each at its own address", async () => {
  const owner = newId();
  let cookie = "";
  for (let i = 0; i < 8; i += 1)
    cookie = (await hold(owner, { cookie, address: `/page/${i}`, at: i * 1_000 })).cookie;
  expect(await rowsOf(owner)).toHaveLength(5);
  expect((await take(owner, cookie, { address: "/page/2" })).form).toBeNull();
  for (const i of [3, 7]) {
    const taken = await take(owner, cookie, { address: `/page/${i}` });
    expect(taken.form, `/page/${i}`).not.toBeNull();
    cookie = taken.cookie;
  }
  expect(cookie.split(".").length - 1, "still waiting").toBe(3);
});

test("the same form held again replaces the first", async () => {
  const owner = newId();
  const first = await hold(owner);
  const { cookie } = await hold(owner, { cookie: first.cookie, form: formOf({ title: "Second" }) });
  expect(await rowsOf(owner)).toHaveLength(1);
  expect((await take(owner, cookie)).form).toEqual({ title: "Second" });
});

test("after sign-out the browser can read nothing of it", async () => {
  const { cookie } = await hold(newId());
  const ctx = await authContext(db, { cookie });
  dropHeldForms(ctx);
  expect(cookieAfter(ctx, cookie)).toBe("");
});
