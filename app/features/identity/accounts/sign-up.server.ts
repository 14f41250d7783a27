import { sql } from "drizzle-orm";
import { parseSports } from "~/features/reference/sports/sports";
import { paths } from "~/paths";
import { commit, personContext } from "~/platform/command";
import { DAY_MS } from "~/platform/durations";
import { FieldError } from "~/platform/forms";
import { isOfMailbox } from "~/platform/mail";
import { brokenUnique, type Statement } from "~db/client";
import { newId } from "~db/columns";
import { hashPassword } from "~db/password";
import { credentials, profiles } from "~db/schema";
import { NO_BRAND } from "./actor";
import { mailConfirmation } from "./confirm-email.server";
import { welcomeMail } from "./mails";
import type { SignUp } from "./schema";
import { type AuthContext, rotateSession, setSessionCookie } from "./sessions.server";
import { findSignInAttempt, type SignInAttempt, signIn, verifyCredentials } from "./sign-in.server";

/**
 * Makes the account and signs its owner in.
 * @throws FieldError at `email` when it belongs to an account already
 */
export async function signUp(ctx: AuthContext, form: SignUp) {
  const attempt = await findSignInAttempt(ctx, form.email);
  if (attempt.account) return handleDuplicateSignUp(ctx, form, attempt);
  try {
    await create(ctx, form, await hashPassword(form.password));
  } catch (error) {
    if (!brokenUnique(error)) throw error;
    await handleDuplicateSignUp(ctx, form, await findSignInAttempt(ctx, form.email));
  }
}

/** The same form sent twice makes one account, and both answers lead into it. */
async function handleDuplicateSignUp(ctx: AuthContext, form: SignUp, attempt: SignInAttempt) {
  if (attempt.account?.userId !== form.id)
    throw new FieldError({
      email: ["There's already an account with this email. Sign in, or use another email."],
    });
  await signIn(ctx, await verifyCredentials(ctx, attempt, form.password), false);
}

/** How many accounts a mailbox may have made in a day before an address with a tag, such as ada+1@club.example, is refused. */
const ACCOUNTS_A_DAY = 5;

/** Stands before the insert of a tagged address: each account sends a mail, and all tags lead to one mailbox. */
function requireMailboxCapacity(email: string, now: number): Statement[] {
  if (!email.includes("+")) return [];
  return [
    sql`insert into write_guard (changed) select 0 where (
        select count(*) from profiles
        where ${isOfMailbox(sql`email`, email)} and created_at > ${now - DAY_MS}
      ) >= ${ACCOUNTS_A_DAY}`,
  ];
}

async function create(ctx: AuthContext, form: SignUp, passwordHash: string) {
  const { orm } = ctx.db;
  const now = ctx.clock();
  const person = {
    userId: form.id,
    type: form.type,
    ...(form.type === "brand" ? { brandId: newId(), brandRole: "owner" as const } : NO_BRAND),
    roles: [],
    name: form.fullName,
    email: form.email,
  };
  const { claims, statements } = rotateSession(ctx, person, { remember: false, level: "password" });
  await commit(
    personContext(ctx, form.id, now),
    {
      before: requireMailboxCapacity(form.email, now),
      effects: [
        orm.insert(profiles).values({
          id: form.id,
          email: form.email,
          userType: form.type,
          fullName: form.fullName,
          createdAt: now,
        }),
        orm.insert(credentials).values({ userId: form.id, passwordHash, passwordChangedAt: now }),
        ...ctx.emit(
          "account.created",
          {
            userId: form.id,
            type: form.type,
            brandId: person.brandId,
            companyName: form.type === "brand" ? form.companyName : "",
            sports: form.type === "athlete" ? parseSports(form.sport ?? "") : [],
          },
          now,
        ),
        ...statements,
        ...mailConfirmation(ctx, form.id, now, (token) =>
          welcomeMail(token, paths[form.type].welcome),
        ),
      ],
      audit: {
        action: "signed_up",
        resourceType: "account",
        resourceId: form.id,
        detail: { type: form.type },
      },
    },
    () =>
      new FieldError({
        email: ["Several accounts were made with this mailbox today. Try again tomorrow."],
      }),
  );
  await setSessionCookie(ctx, claims);
}
