import { paths, withQuery } from "~/paths";
import type { campaignInterests, notifications } from "~db/schema";
import type { Agreements } from "./agreements";
import type { Athlete } from "./athletes";
import { BRANDS, type BrandKey } from "./brands";
import { CAMPAIGNS } from "./campaigns";
import type { ContentDetail } from "./pieces";
import type { SeededRandom } from "./random";

type Notice = typeof notifications.$inferInsert;

/** One read notification of each kind that notices.ts does not have, for the person it concerns. */
export function makeOtherNotices(
  random: SeededRandom,
  brandIds: Record<BrandKey, string>,
  athletes: Athlete[],
  agreements: Agreements,
  pieces: ContentDetail[],
  interests: (typeof campaignInterests.$inferInsert)[],
): Notice[] {
  const names = new Map(athletes.map(({ name, profile }) => [profile.userId, name]));
  const maya = athletes[0]?.profile.userId ?? "";
  const made: Notice[] = [];
  const notify = (userId: string, ago: number, title: string, message: string, link: string) => {
    const createdAt = random.ago(ago, 11);
    made.push({ id: random.idAt(createdAt), userId, title, message, link, read: true, createdAt });
  };

  const campaign = (key: string) => {
    const row = agreements.byKey.get(key)?.campaign;
    const text = CAMPAIGNS.find((one) => one.key === key);
    const brand = BRANDS.find((one) => one.key === text?.brand);
    if (!row || !brand) throw new Error(`No campaign is called "${key}"`);
    return {
      brandId: brandIds[brand.key],
      company: brand.companyName,
      title: `“${row.title}”`,
      forBrand: paths.brand.campaign(row.id),
      forAthlete: paths.athlete.campaign(row.id),
      interests: interests.filter(({ campaignId }) => campaignId === row.id),
      asked: agreements.invitations.filter(({ campaignId }) => campaignId === row.id),
      interestsPage: withQuery(paths.brand.interests, { campaign: row.id }),
    };
  };
  const piece = (title: string) => {
    const row = pieces.find((one) => one.title === title);
    if (!row) throw new Error(`No piece is called "${title}"`);
    const { athleteId, id } = row;
    return {
      athleteId,
      by: names.get(athleteId) ?? "An athlete",
      title: `“${title}”`,
      forBrand: paths.brand.content(id),
      forAthlete: paths.athlete.content(id),
    };
  };

  const [winter, trail, relay] = [campaign("winter"), campaign("trail"), campaign("relay")];
  const [golf, water] = [campaign("nine"), campaign("openwater")];
  const [hills, frost, ridge] = [
    piece("Hill repeats in the dark"),
    piece("Frost on the canal path"),
    piece("Ridge at dawn"),
  ];
  const [tow, holes, kilometre] = [
    piece("Tow floats, explained"),
    piece("Seven holes and rain"),
    piece("First kilometre of the year"),
  ];

  const { brandId, company } = winter;
  notify(
    brandId,
    99,
    "Campaign ended",
    `${relay.title} has ended. Complete it when everything is delivered.`,
    relay.forBrand,
  );
  notify(
    maya,
    97,
    "Campaign completed",
    `${company} completed ${relay.title}. Thanks for being part of it.`,
    relay.forAthlete,
  );
  notify(
    maya,
    22,
    "Campaign launched",
    `${company} launched ${winter.title}. You can start on your content.`,
    winter.forAthlete,
  );
  notify(
    maya,
    18,
    "Campaign changed",
    `${company} changed ${winter.title}. The end date is later. What you agreed to is kept next to it.`,
    winter.forAthlete,
  );
  notify(
    maya,
    6,
    "Campaign withdrawn",
    "Stillpoint withdrew “Sunday Stretch” before it started. Your invitation is no longer open.",
    paths.athlete.campaigns,
  );
  for (const { athleteId } of winter.asked.filter(({ status }) => status === "declined"))
    notify(
      brandId,
      20,
      "Invitation declined",
      `${names.get(athleteId)} declined your invitation to ${winter.title}.`,
      withQuery(winter.forBrand, { tab: "invitations" }),
    );
  for (const { athleteId } of trail.asked.filter(({ status }) => status === "withdrawn"))
    notify(
      athleteId,
      9,
      "Invitation withdrawn",
      `${company} has withdrawn its invitation to ${trail.title}.`,
      trail.forAthlete,
    );
  for (const { athleteId, status } of trail.interests)
    if (status === "open")
      notify(
        brandId,
        2,
        "An athlete is interested",
        `${names.get(athleteId)} would like to take part in ${trail.title}.`,
        trail.interestsPage,
      );
  notify(
    maya,
    8,
    "Not this time",
    `${golf.company} won't be inviting you to ${golf.title}.`,
    golf.forAthlete,
  );
  notify(
    brandId,
    8,
    "Content posted",
    `${hills.by} posted ${hills.title}: https://www.instagram.com/p/demo-hill-repeats-in-the-dark/`,
    hills.forBrand,
  );
  notify(
    brandId,
    1,
    "Portfolio request",
    `${hills.by} would like to show ${hills.title} in a public portfolio. You can allow it or decline.`,
    hills.forBrand,
  );
  notify(
    brandId,
    3,
    "Content taken back",
    `${frost.by} took back ${frost.title} to change it. You'll be notified when it's ready to review.`,
    paths.brand.reviewQueue,
  );
  notify(
    maya,
    1,
    "New comment",
    `${company} commented on ${frost.title}: We noticed, and we love it. Watching the rest today.`,
    frost.forAthlete,
  );
  notify(
    ridge.athleteId,
    4,
    "Content flagged",
    `${company} flagged ${ridge.title} to our moderators. It's now a draft again.`,
    ridge.forAthlete,
  );
  notify(
    holes.athleteId,
    14,
    "Content returned with guidance",
    `Our moderators looked at ${holes.title}. Change it, then send it again. Please put the sound back, then send it again.`,
    holes.forAthlete,
  );
  notify(
    golf.brandId,
    14,
    "Your flag was upheld",
    `Our moderators returned ${holes.title} to ${holes.by} with guidance.`,
    paths.brand.reviewQueue,
  );
  notify(
    kilometre.athleteId,
    3,
    "A note from our team",
    `Our team sent ${kilometre.title} back to you: Clean up the wind, then send it again.`,
    kilometre.forAthlete,
  );
  notify(
    tow.athleteId,
    6,
    "Sent for review",
    `Our team checked ${tow.title} and sent it to ${water.company} for review.`,
    tow.forAthlete,
  );
  return made;
}
