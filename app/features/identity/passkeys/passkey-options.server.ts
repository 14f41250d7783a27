import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, gt, isNull } from "drizzle-orm";
import { z } from "zod";
import { requireRecentProof, requireUser } from "~/features/identity/accounts/guards.server";
import { commit } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { AppError } from "~/platform/errors";
import { textResponse } from "~/platform/http";
import { answerJson } from "~/platform/json";
import { product } from "~/product";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import { passkeys, webauthnChallenges } from "~db/schema";

const LIFETIME_MS = 5 * MINUTE_MS;

/** The site that passkeys are for, as this deployment is set up: no header of a request has a say in it. */
export const siteOf = ({ APP_ORIGIN }: Pick<Env, "APP_ORIGIN">) => ({
  origin: APP_ORIGIN,
  rpId: new URL(APP_ORIGIN).hostname,
});

/** @param userId whose answer it takes; null at sign-in */
export const storeChallenge = (
  { orm }: Database,
  challenge: string,
  userId: string | null,
  now: number,
): Statement =>
  orm.insert(webauthnChallenges).values({ challenge, userId, expiresAt: now + LIFETIME_MS });

const isOpen = (challenge: string, userId: string | null, now: number) =>
  and(
    eq(webauthnChallenges.challenge, challenge),
    userId ? eq(webauthnChallenges.userId, userId) : isNull(webauthnChallenges.userId),
    gt(webauthnChallenges.expiresAt, now),
  );

export const openChallenge = ({ orm }: Database, ...named: Parameters<typeof isOpen>) =>
  orm
    .select()
    .from(webauthnChallenges)
    .where(isOpen(...named));

/** Spends the challenge: of two batches with the same answer one is written. */
export const spendChallenge = (
  { orm }: Database,
  ...named: Parameters<typeof isOpen>
): [Statement, Statement] => [
  orm.delete(webauthnChallenges).where(isOpen(...named)),
  assertRowChanged(),
];

const askedSchema = z.object({ purpose: z.enum(["sign-in", "prove", "add"]) });

type Purpose = z.infer<typeof askedSchema>["purpose"];

/** Answers a script with what a passkey shall sign. */
export async function servePasskeyOptions(request: Request, context: AppLoadContext) {
  if (request.method !== "POST") return textResponse(404, "Not found.");
  return answerJson(await request.formData(), askedSchema, ({ purpose }) =>
    passkeyOptions(context, purpose),
  );
}

/** What the browser's WebAuthn asks for, with a new challenge. @throws AppError unauthenticated, a redirect */
async function passkeyOptions(context: AppLoadContext, purpose: Purpose) {
  const { db, env, clock } = context;
  const { rpId: rpID } = siteOf(env);
  const userVerification = "required" as const;
  const person = personFor(context, purpose);
  const own = person ? await credentialsOf(context, person.uid) : [];
  const { generateAuthenticationOptions, generateRegistrationOptions } = await import(
    "@simplewebauthn/server"
  );
  const options =
    purpose === "add" && person
      ? await generateRegistrationOptions({
          rpID,
          rpName: product.name,
          userID: new TextEncoder().encode(person.uid),
          userName: person.email,
          userDisplayName: person.name,
          excludeCredentials: own,
          authenticatorSelection: { residentKey: "required", userVerification },
        })
      : await generateAuthenticationOptions({
          rpID,
          userVerification,
          allowCredentials: own,
        });
  const challengeRow = storeChallenge(db, options.challenge, person?.uid ?? null, clock());
  await commit({ db }, { effects: [challengeRow] });
  return options;
}

/** Who must hold the passkey: at sign-in, whoever it is. */
function personFor(context: AppLoadContext, purpose: Purpose) {
  const { session } = context;
  if (purpose === "sign-in") return null;
  if (purpose === "add") {
    requireUser(context);
    requireRecentProof(context);
  }
  if (!session.carried) throw new AppError("unauthenticated", "Please sign in again.");
  return session.carried;
}

async function credentialsOf({ db }: AppLoadContext, userId: string) {
  const [rows] = await db.read(
    db.orm
      .select({ id: passkeys.credentialId, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
  );
  return rows;
}
