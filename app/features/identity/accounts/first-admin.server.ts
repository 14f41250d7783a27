import { sql } from "drizzle-orm";
import { paths } from "~/paths";
import { commit, personContext } from "~/platform/command";
import type { Env } from "~/platform/env";
import { conflict } from "~/platform/errors";
import { FieldError } from "~/platform/forms";
import { Signer } from "~/platform/signing";
import { brokenUnique, type Database } from "~db/client";
import { hashPassword } from "~db/password";
import { credentials } from "~db/schema";
import { NO_BRAND } from "./actor";
import { mailConfirmation } from "./confirm-email.server";
import { welcomeMail } from "./mails";
import type { FirstAdmin } from "./schema";
import { type AuthContext, rotateSession, setSessionCookie } from "./sessions.server";

const NO_ADMIN = sql`not exists (select 1 from user_roles where role = 'admin')`;

/** Whether the first admin can be made: the environment has a token, and there is no admin. */
export async function awaitsFirstAdmin({ db, env }: { db: Database; env: Env }): Promise<boolean> {
  if (!env.ADMIN_SETUP_TOKEN) return false;
  const [[found]] = await db.read(
    db.orm.all<{ isOpen: number }>(sql`select ${NO_ADMIN} as isOpen`),
  );
  return Boolean(found?.isOpen);
}

/**
 * Makes the account of the first admin and signs its owner in. Of two at once, one is made.
 * @throws FieldError for a wrong token or an address with an account; AppError conflict if there is an admin
 */
export async function makeFirstAdmin(ctx: AuthContext, form: FirstAdmin) {
  const { db, env } = ctx;
  if (!(await isToken(env, form.setupToken)))
    throw new FieldError({ setupToken: ["That isn't the setup token"] });
  const now = ctx.clock();
  const { id: userId, fullName: name, email } = form;
  const person = { userId, type: "staff", ...NO_BRAND, name, email } as const;
  const { claims, statements } = rotateSession(
    ctx,
    { ...person, roles: ["admin"] },
    { remember: false, level: "password" },
  );
  const passwordHash = await hashPassword(form.password);
  try {
    await commit(
      personContext(ctx, userId, now),
      {
        change: sql`insert into profiles (id, email, user_type, full_name, created_at)
        select ${userId}, ${email}, 'staff', ${name}, ${now} where ${NO_ADMIN}`,
        effects: [
          db.orm.insert(credentials).values({ userId, passwordHash, passwordChangedAt: now }),
          ...ctx.emit("admin.set_up", { userId }, now),
          ...statements,
          ...mailConfirmation(ctx, userId, now, (token) => welcomeMail(token, paths.dashboard)),
        ],
        audit: { action: "admin_set_up", resourceType: "account", resourceId: userId },
      },
      () => conflict("There's an admin already. Ask them to add you."),
    );
  } catch (error) {
    if (brokenUnique(error)?.startsWith("profiles."))
      throw new FieldError({
        email: ["There's already an account with this email. Staff need one of their own."],
      });
    throw error;
  }
  await setSessionCookie(ctx, claims);
}

/** Compares digests, so that the time it takes says nothing of the token. */
async function isToken({ ADMIN_SETUP_TOKEN: token, SESSION_SECRETS }: Env, given: string) {
  if (!token) return false;
  const signer = new Signer(SESSION_SECRETS, "setup-token");
  return (await signer.digest(given)) === (await signer.digest(token));
}
