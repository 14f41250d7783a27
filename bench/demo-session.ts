import { createStaffCode } from "../scripts/seed/staff-factor";
import { ask } from "../tests/support/http";

const STAFF = ["admin", "moderator"];

/** The value of a demo account's session cookie; staff give a code as well. */
export async function demoSession(account: string): Promise<string> {
  const session = await sent("/login", {
    email: `${account}@laurel.test`,
    password: "laurel-demo",
    redirectTo: "/dashboard",
  });
  if (!STAFF.includes(account)) return session;
  return sent("/login/code", { oneTimeCode: createStaffCode(Date.now()) }, `session=${session}`);
}

async function sent(path: string, form: Record<string, string>, cookie = ""): Promise<string> {
  const answer = await ask(path, { form, headers: { Cookie: cookie } });
  const session = /session=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1];
  if (!session) throw new Error(`${path} refused: ${answer.status}`);
  return session;
}
