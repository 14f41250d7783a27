import { brand } from "~/brand";
import { audit } from "~/platform/audit";
import { FieldError } from "~/platform/forms";
import { brokenUnique, type Statement } from "~db/client";
import { hashPassword } from "~db/password";
import { athleteProfiles, brandProfiles, credentials, profiles } from "~db/schema";
import { confirmationMail } from "./confirm-email.server";
import type { Person } from "./queries.server";
import type { SignUp } from "./schema";
import { begin, rotateSession, type Visit } from "./sessions.server";
import { type Attempt, lookUp, proveAccount, signIn } from "./sign-in.server";

/**
 * Makes the account and signs its owner in.
 * @throws FieldError at `email` when it belongs to an account already
 */
export async function signUp(visit: Visit, form: SignUp) {
  const [attempt, passwordHash] = await Promise.all([
    lookUp(visit, form.email),
    hashPassword(form.password),
  ]);
  if (attempt.account) return answerLikeTheFirst(visit, form, attempt);
  try {
    await create(visit, form, passwordHash);
  } catch (error) {
    if (!brokenUnique(error)) throw error;
    await answerLikeTheFirst(visit, form, await lookUp(visit, form.email));
  }
}

/** The same form sent twice makes one account, and both answers lead into it. */
async function answerLikeTheFirst(visit: Visit, form: SignUp, attempt: Attempt) {
  if (attempt.account?.userId !== form.id)
    throw new FieldError({
      email: ["An account with this e-mail exists already. Sign in, or use another e-mail."],
    });
  await signIn(visit, await proveAccount(visit, attempt, form.password), false);
}

async function create(visit: Visit, form: SignUp, passwordHash: string) {
  const { db, request } = visit;
  const { orm } = db;
  const now = visit.clock();
  const person: Person = {
    userId: form.id,
    type: form.type,
    roles: [],
    name: form.fullName,
    email: form.email,
  };
  const { claims, statements } = rotateSession(visit, person, false);
  await db.write([
    orm.insert(profiles).values({
      id: form.id,
      email: form.email,
      userType: form.type,
      fullName: form.fullName,
      subscriptionTier: "free",
      createdAt: now,
    }),
    orm.insert(credentials).values({ userId: form.id, passwordHash, passwordChangedAt: now }),
    sideProfile(visit, form, now),
    ...statements,
    ...confirmationMail(visit, form.id, now, {
      subject: `Welcome to ${brand.name}: confirm your e-mail`,
      greeting: `Hello ${form.fullName},\n\nyour account has been created.`,
    }),
    audit(
      { now, request },
      {
        userId: form.id,
        action: "signed_up",
        resourceType: "account",
        resourceId: form.id,
        detail: { type: form.type },
      },
    ),
  ]);
  await begin(visit, claims);
}

const sideProfile = ({ db: { orm } }: Visit, form: SignUp, now: number): Statement =>
  form.type === "athlete"
    ? orm
        .insert(athleteProfiles)
        .values({ userId: form.id, sport: form.sport ?? "", lastUpdated: now })
    : orm.insert(brandProfiles).values({ userId: form.id, companyName: form.companyName });
