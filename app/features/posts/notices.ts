import { paths } from "~/paths";
import { formatDay } from "~/platform/dates";
import type { Statement } from "~db/client";
import type { Platform, PostState } from "~db/constants";
import { PLATFORM_NAMES } from "../channels/channel";
import { notify, type Sender } from "../notifications/notify";

/** Who is told about a post, and what it is. */
export interface Told {
  contentId: string;
  title: string;
  platform: Platform;
  athleteId: string;
  athleteName: string;
  brandId: string;
}

/** Tells both sides. The athlete's own post is news to the athlete too: it may have been changed by mistake, or by the platform. */
function tellBoth(sender: Sender, post: Told, title: string, texts: [string, string]): Statement[] {
  const [forBrand, forAthlete] = texts;
  const common = { kind: "content", title } as const;
  return [
    ...notify(sender, {
      ...common,
      userId: post.brandId,
      message: forBrand,
      link: paths.brand.content(post.contentId),
    }),
    ...notify(sender, {
      ...common,
      userId: post.athleteId,
      message: forAthlete,
      link: paths.athlete.content(post.contentId),
    }),
  ];
}

/** A caption that fails the disclosure check as it was posted. */
export function tellLabel(sender: Sender, post: Told, problem: string): Statement[] {
  const where = `on ${PLATFORM_NAMES[post.platform]}`;
  const why = problem.replaceAll("\n", " ");
  return tellBoth(sender, post, "Ad label missing", [
    `${post.athleteName}'s post “${post.title}” ${where} isn't clearly labelled as an ad. ${why}`,
    `Your post “${post.title}” ${where} isn't clearly labelled as an ad. ${why}`,
  ]);
}

const CHANGED: Partial<Record<PostState, { title: string; did: string }>> = {
  edited: { title: "Post edited", did: "has another caption now" },
  private: { title: "Post made private", did: "can't be seen by others any more" },
  gone: { title: "Post not found", did: "can't be found there" },
};

/** A post that has changed within the time in which it has to stay as it is; nothing for a state that is no such change. */
export function tellChange(
  sender: Sender,
  post: Told & { keptUntil: number },
  state: PostState,
): Statement[] {
  const changed = CHANGED[state];
  if (!changed) return [];
  const what = `“${post.title}” on ${PLATFORM_NAMES[post.platform]} ${changed.did}`;
  const until = formatDay(post.keptUntil, { now: sender.now });
  return tellBoth(sender, post, changed.title, [
    `${post.athleteName}'s post ${what}. It was to stay as it was until ${until}.`,
    `Your post ${what}. You agreed to leave it as it was until ${until}, and we've told the brand.`,
  ]);
}
