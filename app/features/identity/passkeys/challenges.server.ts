import { and, eq, gt, isNull } from "drizzle-orm";
import { MINUTE_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { assertRowChanged, type Database, type Statement } from "~db/client";
import { webauthnChallenges } from "~db/schema";

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
