import type { BadgeTone } from "~/components/ui/badge";
import type { PostState } from "~db/constants";

/** What is said of a post in each state. */
export const POST_STATE_LABELS: Record<
  PostState,
  { label: string; tone: BadgeTone; text: (platform: string) => string }
> = {
  unread: {
    label: "Not read yet",
    tone: "neutral",
    text: (platform) => `${platform} hasn't told us about this post yet.`,
  },
  live: {
    label: "Live",
    tone: "good",
    text: (platform) => `${platform} shows it as it was posted.`,
  },
  edited: {
    label: "Edited",
    tone: "waiting",
    text: () => "Its caption has changed since it was posted.",
  },
  private: {
    label: "Private",
    tone: "wrong",
    text: () => "It was made private: others can't see it.",
  },
  gone: {
    label: "Not found",
    tone: "wrong",
    text: (platform) =>
      `${platform} can't find it. It was deleted, or others can't see it any more.`,
  },
};
