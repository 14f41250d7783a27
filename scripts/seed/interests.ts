import type { campaignInterests } from "~db/schema";
import type { Agreements } from "./agreements";
import type { Athlete } from "./athletes";
import type { SeededRandom } from "./random";

type Interest = typeof campaignInterests.$inferInsert;

interface InterestText {
  campaign: string;
  /** The demo athlete, one who has an invitation waiting, or the n-th of the campaign's sports without one. */
  by: "maya" | "invited" | number;
  status: NonNullable<Interest["status"]>;
  note: string;
  /** Days ago. */
  shown: number;
}

const INTERESTS: InterestText[] = [
  {
    campaign: "ropes",
    by: "maya",
    status: "open",
    note: "I've never climbed. I'd make an honest beginner.",
    shown: 3,
  },
  { campaign: "nine", by: "maya", status: "declined", note: "Runner tries golf?", shown: 9 },
  {
    campaign: "trail",
    by: 0,
    status: "open",
    note: "My local hill faces east. I'm up there at first light anyway.",
    shown: 2,
  },
  { campaign: "trail", by: 1, status: "open", note: "", shown: 1 },
  { campaign: "trail", by: "invited", status: "invited", note: "Count me in.", shown: 12 },
  { campaign: "winter", by: 0, status: "withdrawn", note: "", shown: 8 },
  { campaign: "ropes", by: 0, status: "lapsed", note: "Happy to help.", shown: 34 },
];

/** Who would like to take part in which campaign: an interest in every state. */
export function makeInterests(
  random: SeededRandom,
  { byKey, invitations }: Agreements,
  athletes: Athlete[],
): Interest[] {
  return INTERESTS.map(({ campaign: key, by, status, note, shown }) => {
    const deal = byKey.get(key);
    const asked = invitations.filter(({ campaignId }) => campaignId === deal?.campaign.id);
    const free = athletes
      .slice(1)
      .filter(
        ({ profile }) =>
          deal?.campaign.targetSports?.includes(profile.sport) &&
          !asked.some(({ athleteId }) => athleteId === profile.userId),
      );
    const waiting = asked.find((one) => one.status === "pending" && one.athleteId !== deal?.maya);
    const athleteId =
      by === "maya" ? deal?.maya : by === "invited" ? waiting?.athleteId : free[by]?.profile.userId;
    if (!deal || !athleteId) throw new Error(`No athlete is interested in "${key}"`);
    const createdAt = random.ago(shown, 12);
    return {
      id: random.idAt(createdAt),
      campaignId: deal.campaign.id,
      athleteId,
      status,
      note,
      fee: by === 0 ? 600_00 : null,
      createdAt,
      updatedAt: random.ago(status === "open" ? shown : shown - (status === "lapsed" ? 30 : 1), 12),
    };
  });
}
