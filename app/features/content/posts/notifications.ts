import { platformName } from "~/features/reference/platforms/platform-names";
import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { formatDay } from "~/platform/dates";
import type { Platform, PostState, Side } from "~db/constants";

interface PostForSide {
  /** Who reads it. */
  side: Side;
  athleteName: string;
  title: string;
  platform: Platform;
}

const postTitle = ({ side, athleteName, title }: PostForSide, what: string) =>
  side === "brand" ? `${athleteName}: ${what}, “${title}”` : `“${title}”: ${what}`;

const postText = ({ side, title, platform }: PostForSide) =>
  `${side === "brand" ? "Their" : "Your"} post “${title}” on ${platformName(platform)}`;

const CHANGES: Partial<Record<PostState, { what: string; did: string }>> = {
  edited: { what: "post edited", did: "has another caption now" },
  private: { what: "post made private", did: "can't be seen by others any more" },
  gone: { what: "post not found", did: "can't be found there" },
};

/** Whether a state is a change that both sides are notified of. */
export const isPostChange = (state: PostState) => state in CHANGES;

const path = (contentId: string, { side }: PostForSide) => paths[side].content(contentId);

export const postNotifications = notificationKinds("post", {
  label_missing: {
    category: "content",
    text: ({ problem, ...post }: PostForSide & { problem: string }) => ({
      title: postTitle(post, "ad label missing"),
      message: `${postText(post)} isn't clearly labelled as an ad. ${problem.replaceAll("\n", " ")}`,
    }),
    path,
  },
  changed: {
    category: "content",
    text: ({
      state,
      keptUntil,
      ...post
    }: PostForSide & { state: PostState; keptUntil: number }) => {
      const { what = "post changed", did = "has changed" } = CHANGES[state] ?? {};
      const until = formatDay(keptUntil);
      return {
        title: postTitle(post, what),
        message: `${postText(post)} ${did}. ${post.side === "brand" ? `They agreed to leave it unchanged until ${until}.` : `You agreed to leave it unchanged until ${until}, and we've let the brand know.`}`,
      };
    },
    path,
  },
});
