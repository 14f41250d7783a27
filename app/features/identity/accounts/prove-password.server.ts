import { FieldError } from "~/platform/forms";
import type { Actor } from "./actor";
import { accountById, withRoles } from "./queries.server";
import type { AuthContext } from "./sessions.server";
import { checkPassword, type PasswordAttempt } from "./sign-in.server";
import { blockedUntil, throttleKeys } from "./throttle.server";

/** Reads what is needed to ask the signed-in person for their password again. */
export async function readOwnAccount(
  ctx: AuthContext,
  { personId: userId, email }: Pick<Actor, "personId" | "email">,
): Promise<PasswordAttempt> {
  const { db } = ctx;
  const keys = await throttleKeys(ctx, email);
  const [[row], [throttle]] = await db.read(accountById(db, userId), blockedUntil(db, keys));
  return { account: row && withRoles(row), keys, until: throttle?.until };
}

/**
 * Wrong tries count like those at sign-in: a stolen session is no place to guess in peace.
 * @param field of the form that the message is shown at
 * @throws FieldError if the password is wrong
 */
export async function provePassword(
  ctx: AuthContext,
  attempt: PasswordAttempt,
  { password, field }: { password: string; field: string },
) {
  const fits = await checkPassword(ctx, attempt, password);
  if (!fits || !attempt.account)
    throw new FieldError({ [field]: ["That isn't your current password"] });
  return attempt.account;
}
