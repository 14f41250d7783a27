import { expect, test } from "vitest";
import { CookieJar } from "./cookies";

const jar = (cookie: string, secure: boolean) =>
  new CookieJar(new Request("https://laurel.example", { headers: { Cookie: cookie } }), secure);

const written = (from: CookieJar) => {
  const headers = new Headers();
  from.writeTo(headers);
  return headers.get("Set-Cookie");
};

test("over https a cookie is bound to this host, hidden from scripts and never sent in clear", () => {
  const cookies = jar("", true);
  cookies.set("session", "value");
  expect(written(cookies)).toBe("__Host-session=value; Path=/; HttpOnly; Secure; SameSite=Lax");
});

test("over https a cookie without the prefix is ignored", () => {
  expect(jar("session=forged", true).get("session")).toBeNull();
  expect(jar("__Host-session=ours", true).get("session")).toBe("ours");
});

test("the last value set for a cookie counts", () => {
  const cookies = jar("", false);
  cookies.set("flash", "one", { maxAge: 60 });
  cookies.delete("flash");
  expect(written(cookies)).toBe("flash=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
});
