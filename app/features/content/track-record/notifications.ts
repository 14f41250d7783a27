import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import type { Side, TrackMeasure } from "~db/constants";
import { NAMES } from "./measures";
import type { ContestDecision } from "./schema";

const OUTCOMES = {
  upheld: {
    own: "Your track record stands",
    other: "contested track record stands",
    text: "Our team looked at it, and the record stands.",
  },
  corrected: {
    own: "Your track record was corrected",
    other: "contested track record corrected",
    text: "Our team looked at it, and left the deal out of this measure.",
  },
} as const;

interface Decided {
  /** Who contested. */
  name: string;
  measure: TrackMeasure;
  /** The campaign. */
  title: string;
  outcome: ContestDecision["outcome"];
}

const about = ({ measure, title, outcome }: Omit<Decided, "name">) =>
  `contested “${NAMES[measure]}” for “${title}”. ${OUTCOMES[outcome].text}`;

export const trackRecordNotifications = notificationKinds("track_record", {
  decided: {
    category: "moderation",
    text: ({ answer, ...contest }: Omit<Decided, "name"> & { answer: string }) => ({
      title: OUTCOMES[contest.outcome].own,
      message: `You ${about(contest)} ${answer}`,
      reason: "you contested a measure of your track record",
    }),
    path: () => paths.trackRecord,
  },
  decided_for_other: {
    category: "moderation",
    text: ({ name, ...contest }: DecidedForOther) => ({
      title: `${name}: ${OUTCOMES[contest.outcome].other}`,
      message: `They ${about(contest)}`,
      reason: "a measure that counts one of your deals was contested",
    }),
    path: (_, { side, pageId }) =>
      side === "brand" ? paths.brand.athlete(pageId) : paths.athlete.campaign(pageId),
  },
});

interface DecidedForOther extends Decided {
  /** Who reads it. */
  side: Side;
  /** A brand sees the athlete's page, an athlete the campaign's. */
  pageId: string;
}
