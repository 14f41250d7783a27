import { and, eq, gt } from "drizzle-orm";
import { type CommandContext, requireParty } from "~/features/identity/accounts/actor";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { commit } from "~/platform/command";
import { MINUTE_MS } from "~/platform/durations";
import type { Env } from "~/platform/env";
import { AppError, conflict } from "~/platform/errors";
import { sha256Hex } from "~/platform/signing";
import { channelConsents } from "~db/schema";
import { PROVIDERS } from "../channels/providers";
import { newSecret, pkceChallenge } from "../channels/providers/oauth";
import type { ConnectablePlatform } from "../channels/providers/provider";
import { connectChannel } from "./connect-channel.server";

/**
 * The way over a platform's consent page. Its state is a secret that is stored as a hash: it is good once, for ten minutes, and for
 * the athlete who asked, so a forged, replayed or foreign one finds no row.
 */

const LIFETIME_MS = 10 * MINUTE_MS;

const buildReturnUrl = ({ APP_ORIGIN }: Env, platform: ConnectablePlatform) =>
  `${APP_ORIGIN}${paths.athlete.socialReturn(platform)}`;

/** Which platforms this deployment can connect. */
export const listConnectable = (env: Env): ConnectablePlatform[] =>
  (Object.keys(PROVIDERS) as ConnectablePlatform[]).filter(
    (platform) =>
      PROVIDERS[platform].consentUrl(env, { state: "", challenge: "", redirectUri: "" }) !== null,
  );

/** The screen that an athlete comes back to. */
export type ConsentFrom = "social accounts" | "first run";

/** Which screen a state was made on. It is part of the state, so a changed one is no longer known. */
export const consentFrom = (state: string | null): ConsentFrom =>
  state?.endsWith(FIRST_RUN) ? "first run" : "social accounts";

const FIRST_RUN = ".first-run";

/**
 * @returns the address of the platform's consent page
 * @throws AppError unavailable where this deployment has no app at the platform
 */
export async function startConsent(
  ctx: CommandContext,
  env: Env,
  platform: ConnectablePlatform,
  from: ConsentFrom = "social accounts",
): Promise<string> {
  requireParty(ctx, "athlete");
  const { actor, db, now } = ctx;
  const state = newSecret() + (from === "first run" ? FIRST_RUN : "");
  const verifier = newSecret();
  const page = PROVIDERS[platform].consentUrl(env, {
    state,
    challenge: await pkceChallenge(verifier),
    redirectUri: buildReturnUrl(env, platform),
  });
  if (!page)
    throw new AppError("unavailable", `${platformName(platform)} can't be connected here yet.`);
  const consent = db.orm.insert(channelConsents).values({
    id: await sha256Hex(state),
    athleteId: actor.personId,
    platform,
    verifier,
    expiresAt: now + LIFETIME_MS,
  });
  await commit(ctx, { effects: [consent] });
  return page.href;
}

/**
 * Takes the answer of a consent page, once.
 * @returns whether the athlete said yes
 * @throws AppError conflict (no such page was opened, or its answer came before), or what `connectChannel` throws
 */
export async function finishConsent(
  ctx: CommandContext,
  env: Env,
  platform: ConnectablePlatform,
  answer: URLSearchParams,
): Promise<boolean> {
  requireParty(ctx, "athlete");
  const { actor, db, now } = ctx;
  const asked = and(
    eq(channelConsents.id, await sha256Hex(answer.get("state") ?? "")),
    eq(channelConsents.athleteId, actor.personId),
    eq(channelConsents.platform, platform),
    gt(channelConsents.expiresAt, now),
  );
  const [[consent]] = await db.read(db.orm.select().from(channelConsents).where(asked));
  if (!consent) throw conflict(TOO_LATE);
  const removal = db.orm.delete(channelConsents).where(asked);
  await commit(ctx, { change: removal }, () => conflict(TOO_LATE));
  const code = answer.get("code");
  if (!code) return false;
  const tokens = await PROVIDERS[platform].exchange(
    { env, clock: () => now },
    { code, verifier: consent.verifier, redirectUri: buildReturnUrl(env, platform) },
  );
  await connectChannel(ctx, env, platform, tokens);
  return true;
}

const TOO_LATE = "That took too long, or the answer was used before. Please connect again.";
