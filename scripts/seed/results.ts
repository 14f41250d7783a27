import { totalFollowers } from "~/features/profiles/athletes/figures";
import { forecastPosts } from "~/features/profiles/reach/forecast-posts";
import { dayOf } from "~/platform/dates";
import { DAY_MS, HOUR_MS } from "~/platform/durations";
import type { CampaignGoal } from "~db/constants";
import type {
  campaignGoals,
  campaignLandings,
  campaignLinks,
  codeSales,
  dealForecasts,
  discountCodes,
  linkClicks,
} from "~db/schema";
import type { Agreements } from "./agreements";
import type { Athlete } from "./athletes";
import type { ContentDetail } from "./content-items";
import type { SeededRandom } from "./random";

interface Plan {
  goal: CampaignGoal;
  target: number | null;
  baseline: number | null;
  method: string;
  /** Where its links lead. */
  link?: string;
  /** What its discount codes end with. */
  code?: string;
}

const PLANS: Record<string, Plan> = {
  tempo: {
    goal: "sales",
    target: 180,
    baseline: 60,
    method:
      "Orders of the Tarn 2 in our shop with one of the athletes' codes. The baseline is the five weeks before, without codes.",
    link: "https://northlight.example/tarn-2",
    code: "15",
  },
  relay: {
    goal: "reach",
    target: 45_000,
    baseline: null,
    method: "People reached by all posts after 30 days, as the platforms count them.",
    link: "https://northlight.example/relay",
  },
  winter: {
    goal: "engagement",
    target: 12_000,
    baseline: 4_000,
    method:
      "Likes, comments and shares of all posts. The baseline is our own four posts of last winter.",
    link: "https://northlight.example/fell-3",
  },
  breakfast: {
    goal: "sales",
    target: 250,
    baseline: null,
    method: "Orders in our shop with one of the athletes' codes.",
    link: "https://grainhouse.example/rye",
    code: "OATS",
  },
  gravel: {
    goal: "clicks",
    target: 1_500,
    baseline: 400,
    method: "Clicks on the athletes' links.",
  },
  crew: { goal: "reach", target: 20_000, baseline: null, method: "" },
};

interface Results {
  goals: (typeof campaignGoals.$inferInsert)[];
  forecasts: (typeof dealForecasts.$inferInsert)[];
  landings: (typeof campaignLandings.$inferInsert)[];
  links: (typeof campaignLinks.$inferInsert)[];
  clicks: (typeof linkClicks.$inferInsert)[];
  codes: (typeof discountCodes.$inferInsert & { id: string })[];
  sales: (typeof codeSales.$inferInsert)[];
}

/** What campaigns were to reach, what was expected of each athlete, and what their links and codes brought. */
export function makeResults(
  random: SeededRandom,
  { byKey, deals }: Agreements,
  contentItems: ContentDetail[],
  athletes: Athlete[],
): Results {
  const made: Results = {
    goals: [],
    forecasts: [],
    landings: [],
    links: [],
    clicks: [],
    codes: [],
    sales: [],
  };
  for (const [key, { campaign }] of byKey) {
    const plan = PLANS[key];
    const { id: campaignId, brandId } = campaign;
    if (plan) {
      const { goal, target, baseline, method } = plan;
      made.goals.push({
        ...{ campaignId, goal, target, baseline, method },
        updatedAt: campaign.createdAt + HOUR_MS,
      });
    }
    if (plan?.link)
      made.landings.push({
        campaignId,
        target: plan.link,
        updatedAt: campaign.createdAt + HOUR_MS,
      });
    for (const { id: dealId, athleteId, createdAt } of deals.filter(
      (one) => one.campaignId === campaignId && one.status !== "ended",
    )) {
      const athlete = athletes.find(({ profile }) => profile.userId === athleteId);
      if (!athlete) continue;
      const own = contentItems.filter(
        (contentItem) =>
          contentItem.campaignId === campaignId && contentItem.athleteId === athleteId,
      );
      const expected = forecastPosts(athlete.channels, campaign.deliverables ?? []);
      if (expected)
        made.forecasts.push({
          ...{ dealId, followers: totalFollowers(athlete.channels), madeAt: createdAt },
          ...{ reachLow: expected.reach.low, reachHigh: expected.reach.high },
          ...{ reach: expected.reach.expected, engagements: expected.engagements.expected },
          engagementsLow: expected.engagements.low,
          engagementsHigh: expected.engagements.high,
        });
      const owner = { dealId, campaignId, athleteId, createdAt };
      // Clicks and sales come after the posts.
      const days = own.flatMap(({ postedAt }) => (postedAt ? daysAfter(postedAt, random) : []));
      if (plan?.link) {
        const code = random.faker.string.alphanumeric({ length: 7, casing: "lower" });
        made.links.push({ ...owner, code, target: plan.link });
        for (const [day, strength] of summed(days))
          made.clicks.push({
            code,
            day,
            clicks: Math.round(strength * 60),
            bots: Math.round(strength * 7),
          });
      }
      if (plan?.code) {
        const id = random.idAt(createdAt);
        const first = athlete.name.split(" ")[0] ?? "";
        made.codes.push({ ...owner, id, brandId, code: `${first.toUpperCase()}${plan.code}` });
        for (const [day, strength] of summed(days))
          for (let n = Math.round(strength * 2); n > 0; n--)
            made.sales.push({
              codeId: id,
              reference: `NL-${10_000 + made.sales.length}`,
              day,
              revenue: 100 * Math.round(random.between(42, 190)),
              source: "csv",
              createdAt: random.ago(1),
            });
      }
    }
  }
  return made;
}

/** The three weeks after a post until yesterday, each day with how strongly the post still works. */
function daysAfter(postedAt: number, random: SeededRandom): [day: string, strength: number][] {
  return Array.from({ length: 21 }, (_, i): [number, number] => [
    postedAt + i * DAY_MS,
    random.between(0.7, 1.3) / (1 + i / 2),
  ])
    .filter(([day]) => day < random.midnight)
    .map(([day, strength]) => [dayOf(day), strength]);
}

function summed(days: [day: string, strength: number][]): Map<string, number> {
  const all = new Map<string, number>();
  for (const [day, strength] of days) all.set(day, (all.get(day) ?? 0) + strength);
  return all;
}
