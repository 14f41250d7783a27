import { ask } from "../tests/support/http";

/** The value of a demo account's session cookie. */
export async function demoSession(account: string): Promise<string> {
  const form = {
    email: `${account}@laurel.test`,
    password: "laurel-demo",
    redirectTo: "/dashboard",
  };
  const answer = await ask("/login", { form });
  const cookie = /session=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1];
  if (!cookie) throw new Error(`${account} could not sign in: ${answer.status}`);
  return cookie;
}
