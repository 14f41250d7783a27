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

const postText = ({ side, athleteName, title, platform }: PostForSide) =>
  `${side === "brand" ? `${athleteName}'s` : "Your"} post “${title}” on ${platformName(platform)}`;

const CHANGES: Partial<Record<PostState, { title: string; did: string }>> = {
  edited: { title: "Post edited", did: "has another caption now" },
  private: { title: "Post made private", did: "can't be seen by others any more" },
  gone: { title: "Post not found", did: "can't be found there" },
};

/** Whether a state is a change that both sides are notified of. */
export const isPostChange = (state: PostState) => state in CHANGES;

const path = (contentId: string, { side }: PostForSide) => paths[side].content(contentId);

export const postNotifications = notificationKinds("post", {
  label_missing: {
    category: "content",
    text: ({ problem, ...post }: PostForSide & { problem: string }) => ({
      title: "Ad label missing",
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
      const { title = "Post changed", did = "has changed" } = CHANGES[state] ?? {};
      const until = formatDay(keptUntil);
      return {
        title,
        message: `${postText(post)} ${did}. ${post.side === "brand" ? `It was to stay as it was until ${until}.` : `You agreed to leave it as it was until ${until}, and we've told the brand.`}`,
      };
    },
    path,
  },
});
