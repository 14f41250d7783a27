import { and, desc, eq, sql } from "drizzle-orm";
import { isCancelledCampaign } from "~/features/campaigns/campaigns/policy";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { PROVIDERS } from "~/features/profiles/channels/providers";
import { parsePostId } from "~/features/profiles/channels/providers/post-address";
import type {
  AccountFigures,
  Answer,
  ConnectablePlatform,
} from "~/features/profiles/channels/providers/provider";
import { isConnectable } from "~/features/profiles/channels/providers/provider";
import { callProvider } from "~/features/profiles/connections/call-provider.server";
import {
  describeConnection,
  needsAthlete,
  nextConnectionState,
} from "~/features/profiles/connections/connection-state";
import { reserveReadings } from "~/features/profiles/connections/reserve-readings.server";
import { platformName } from "~/features/reference/platforms/platform-names";
import type { Env } from "~/platform/env";
import { notFound } from "~/platform/errors";
import {
  campaigns,
  contentSubmissions,
  posts,
  providerBuckets,
  socialConnections,
} from "~db/schema";
import { postAddressKey } from "./address";

/** How many of the newest posts an athlete chooses from. */
const LISTED_POSTS = 6;
/** How many of the athlete's marked posts are left out of the list: more than it can hold by then. */
const MARKED_POSTS = 50;
/** How long the page waits for the list. A refresh of tokens before it has a deadline of its own. */
const DEADLINE_MS = 5_000;

interface OwnPost {
  address: string;
  postedAt: number;
  caption: string;
}

export interface OwnPosts {
  title: string;
  /** Null: the content item can't be marked as posted now, or no list is to be had of its platform. */
  platform: ConnectablePlatform | null;
  posts: OwnPost[];
  /** Why there is no list. */
  problem: { text: string; leadsToChannels: boolean } | null;
}

/**
 * The newest posts on the channel that an approved content item is for, without those that are marked for another one. They are
 * only offered: the address that the athlete chooses is checked like one that is pasted.
 * @throws AppError not_found for another athlete's content item
 */
export async function loadOwnPosts(
  ctx: CommandContext,
  env: Env,
  contentId: string,
): Promise<OwnPosts> {
  const { item, connection, bucket, marked } = await readChannel(ctx, contentId);
  const { title, platform } = item;
  const isOpen = item.status === "approved" && !isCancelledCampaign(item.campaignStatus);
  if (!isOpen || !isConnectable(platform))
    return { title, platform: null, posts: [], problem: null };
  const name = platformName(platform);
  const without = (text: string, leadsToChannels = false) => ({
    ...{ title, platform, posts: [] },
    problem: { text, leadsToChannels },
  });
  if (!connection) return without(`You haven't connected your ${name} channel.`, true);
  const broken = describeConnection(connection.state, platform);
  if (broken) return without(broken.text, true);
  const isBusy = `${name} is busy at the moment.`;
  const { db, now } = ctx;
  if ((await reserveReadings(db, platform, bucket ?? undefined, { requested: 1 }, now)) === 0)
    return without(isBusy);
  const asking = { db, env, clock: () => now };
  const key = { athleteId: ctx.actor.personId, platform };
  const answer = await callProvider(asking, key, connection.sealedTokens, (accessToken) =>
    inTime(PROVIDERS[platform].readAccount(asking, accessToken)),
  );
  if (!answer) return without(isBusy);
  if ("fault" in answer) {
    const { state } = nextConnectionState(answer, connection, now);
    const fault = needsAthlete(state) && describeConnection(state, platform);
    if (fault) return without(fault.text, true);
    return without(state === "limited" ? isBusy : `${name} isn't answering at the moment.`);
  }
  const listed = answer.ok.posts.flatMap(({ address, postedAt, caption }) =>
    address && isOfferable(platform, address, marked) ? [{ address, postedAt, caption }] : [],
  );
  if (listed.length === 0) return without(`${name} shows no post that you can choose.`);
  return { title, platform, posts: listed.slice(0, LISTED_POSTS), problem: null };
}

/** One round trip. */
async function readChannel({ actor, db }: CommandContext, contentId: string) {
  const isOwn = and(
    eq(contentSubmissions.id, contentId),
    eq(contentSubmissions.athleteId, actor.personId),
  );
  const [[found], marked] = await db.read(
    db.orm
      .select({
        item: {
          title: contentSubmissions.title,
          status: contentSubmissions.status,
          platform: contentSubmissions.platform,
          campaignStatus: campaigns.status,
        },
        connection: socialConnections,
        bucket: providerBuckets,
      })
      .from(contentSubmissions)
      .innerJoin(campaigns, eq(campaigns.id, contentSubmissions.campaignId))
      .leftJoin(
        socialConnections,
        and(
          eq(socialConnections.athleteId, contentSubmissions.athleteId),
          eq(socialConnections.platform, sql`${contentSubmissions.platform}`),
        ),
      )
      .leftJoin(providerBuckets, eq(providerBuckets.platform, sql`${contentSubmissions.platform}`))
      .where(isOwn),
    db.orm
      .select({ addressKey: posts.addressKey })
      .from(posts)
      .where(eq(posts.athleteId, actor.personId))
      .orderBy(desc(posts.postedAt))
      .limit(MARKED_POSTS),
  );
  if (!found) throw notFound();
  return { ...found, marked: new Set(marked.map(({ addressKey }) => addressKey)) };
}

/** Whether the address can be marked: it is of a post there, and of no other content item. */
function isOfferable(
  platform: ConnectablePlatform,
  address: string,
  marked: ReadonlySet<string | null>,
) {
  return parsePostId(platform, address) !== null && !marked.has(postAddressKey(address));
}

async function inTime(reading: Promise<Answer<AccountFigures>>): Promise<Answer<AccountFigures>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer<AccountFigures>>((resolve) => {
    timer = setTimeout(() => resolve({ fault: "failing" }), DEADLINE_MS);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
