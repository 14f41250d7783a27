import { moderationNotifications } from "~/features/backoffice/moderation/notifications";
import { campaignNotifications } from "~/features/campaigns/campaigns/notifications";
import { contentNotifications } from "~/features/content/content/notifications";
import { portfolioNotifications } from "~/features/content/portfolio-consent/notifications";
import { invitationNotifications } from "~/features/deals/invitations/notifications";
import { searchNotifications } from "~/features/finding/discovery/notifications";
import { interestNotifications, interestsIn } from "~/features/finding/interests/notifications";
import type { NotificationKind } from "~/notifications";
import { firstIdAt } from "~db/columns";
import type { campaignInterests, notifications, savedSearches } from "~db/schema";
import type { Agreements } from "./agreements";
import type { Athlete } from "./athletes";
import { BRANDS, type BrandKey } from "./brands";
import { CAMPAIGNS } from "./campaigns";
import type { ContentDetail } from "./content-items";
import { storedNotice } from "./notices";
import type { SeededRandom } from "./random";

type Notice = typeof notifications.$inferInsert;

/** One read notification of each kind that notices.ts does not have, for the person it concerns. */
export function makeOtherNotices(
  random: SeededRandom,
  ownerIds: Record<BrandKey, string>,
  athletes: Athlete[],
  agreements: Agreements,
  contentItems: ContentDetail[],
  interests: (typeof campaignInterests.$inferInsert)[],
  search: typeof savedSearches.$inferInsert,
): Notice[] {
  const names = new Map(athletes.map(({ name, profile }) => [profile.userId, name]));
  const maya = athletes[0]?.profile.userId ?? "";
  const made: Notice[] = [];
  const notify = <Params extends object>(
    kind: NotificationKind<Params>,
    userId: string,
    ago: number,
    notice: { subjectId: string; params: Params; senderId?: string },
  ) =>
    made.push(
      storedNotice(random, kind, { senderId: null, ...notice, userId, ago, hour: 11, read: true }),
    );

  const campaign = (key: string) => {
    const row = agreements.byKey.get(key)?.campaign;
    const text = CAMPAIGNS.find((one) => one.key === key);
    const brand = BRANDS.find((one) => one.key === text?.brand);
    if (!row || !brand) throw new Error(`No campaign is called "${key}"`);
    return {
      ownerId: ownerIds[brand.key],
      company: brand.companyName,
      id: row.id,
      title: row.title,
      interests: interests.filter(({ campaignId }) => campaignId === row.id),
      asked: agreements.invitations.filter(({ campaignId }) => campaignId === row.id),
    };
  };
  const contentItem = (title: string) => {
    const row = contentItems.find((one) => one.title === title);
    if (!row) throw new Error(`No piece is called "${title}"`);
    const { athleteId, id } = row;
    return {
      athleteId,
      by: names.get(athleteId) ?? "An athlete",
      id,
      title,
    };
  };

  const [winter, trail, relay] = [campaign("winter"), campaign("trail"), campaign("relay")];
  const [golf, water] = [campaign("nine"), campaign("openwater")];
  const [hills, frost, ridge] = [
    contentItem("Hill repeats in the dark"),
    contentItem("Frost on the canal path"),
    contentItem("Ridge at dawn"),
  ];
  const [tow, holes, kilometre] = [
    contentItem("Tow floats, explained"),
    contentItem("Seven holes and rain"),
    contentItem("First kilometre of the year"),
  ];

  const { ownerId, company } = winter;
  const nameOf = (athleteId: string) => names.get(athleteId) ?? "An athlete";
  notify(campaignNotifications.end_date_passed, ownerId, 99, {
    subjectId: relay.id,
    params: {
      title: relay.title,
      endDate: random.day(-100),
      completesOn: random.day(-85),
    },
  });
  notify(campaignNotifications.over, maya, 97, {
    senderId: ownerId,
    subjectId: relay.id,
    params: { company, title: relay.title, end: "completed", isInvited: false },
  });
  notify(campaignNotifications.launched, maya, 22, {
    senderId: ownerId,
    subjectId: winter.id,
    params: { company, title: winter.title },
  });
  notify(campaignNotifications.changed, maya, 18, {
    senderId: ownerId,
    subjectId: winter.id,
    params: {
      company,
      title: winter.title,
      changes: [{ part: "endDate", before: random.day(30), after: random.day(44) }],
    },
  });
  notify(campaignNotifications.withdrawn, maya, 6, {
    senderId: ownerIds.stillpoint,
    subjectId: random.idAt(random.ago(7)),
    params: { company: "Stillpoint", title: "Sunday Stretch" },
  });
  for (const { athleteId } of winter.asked.filter(({ status }) => status === "declined"))
    notify(invitationNotifications.answered, ownerId, 20, {
      senderId: athleteId,
      subjectId: winter.id,
      params: {
        athleteName: nameOf(athleteId),
        answer: "declined",
        campaign: winter.title,
        fee: 0,
        reason: "dates",
      },
    });
  for (const { athleteId } of trail.asked.filter(({ status }) => status === "withdrawn"))
    notify(invitationNotifications.withdrawn, athleteId, 9, {
      senderId: ownerId,
      subjectId: trail.id,
      params: { company, campaign: trail.title },
    });
  for (const { athleteId, status } of trail.interests)
    if (status === "open")
      notify(interestNotifications.shown, ownerId, 2, {
        senderId: athleteId,
        subjectId: interestsIn(trail.id),
        params: { athlete: nameOf(athleteId), title: trail.title, campaignId: trail.id },
      });
  const since = random.ago(130);
  const runners = athletes.filter(
    ({ profile: { userId, sport, otherSports } }) =>
      userId > firstIdAt(since) && [sport, ...(otherSports ?? [])].includes("Running"),
  );
  notify(searchNotifications.matched, ownerId, 98, {
    subjectId: search.id,
    params: {
      search: search.name,
      query: search.query,
      since,
      count: runners.length,
      names: runners.slice(0, 5).map(({ name }) => name),
    },
  });
  notify(interestNotifications.declined, maya, 8, {
    senderId: golf.ownerId,
    subjectId: golf.id,
    params: { company: golf.company, title: golf.title },
  });
  notify(contentNotifications.posted, ownerId, 8, {
    senderId: hills.athleteId,
    subjectId: hills.id,
    params: {
      athleteName: hills.by,
      title: hills.title,
      postUrl: "https://www.instagram.com/p/demo-hill-repeats-in-the-dark/",
    },
  });
  notify(portfolioNotifications.asked, ownerId, 1, {
    senderId: hills.athleteId,
    subjectId: hills.id,
    params: { athleteName: hills.by, title: hills.title },
  });
  notify(contentNotifications.withdrawn, ownerId, 3, {
    senderId: frost.athleteId,
    subjectId: frost.id,
    params: { athleteName: frost.by, title: frost.title },
  });
  notify(contentNotifications.commented, maya, 1, {
    senderId: ownerId,
    subjectId: frost.id,
    params: {
      side: "athlete",
      author: company,
      title: frost.title,
      isReply: false,
      atMs: null,
      comment: "Good call. Watching the rest today.",
    },
  });
  notify(contentNotifications.flagged, ridge.athleteId, 4, {
    senderId: ownerId,
    subjectId: ridge.id,
    params: { company, title: ridge.title },
  });
  const returned = {
    decision: "return",
    title: holes.title,
    athlete: holes.by,
    company: golf.company,
  } as const;
  notify(moderationNotifications.case_closed, holes.athleteId, 14, {
    subjectId: holes.id,
    params: {
      ...returned,
      side: "athlete",
      note: "Please put the sound back, then send it again.",
    },
  });
  notify(moderationNotifications.case_closed, golf.ownerId, 14, {
    subjectId: holes.id,
    params: { ...returned, side: "brand", note: "" },
  });
  notify(contentNotifications.returned_by_team, kilometre.athleteId, 3, {
    subjectId: kilometre.id,
    params: { title: kilometre.title, note: "Clean up the wind, then send it again." },
  });
  notify(contentNotifications.sent_by_team, tow.athleteId, 6, {
    subjectId: tow.id,
    params: { company: water.company, title: tow.title, polished: 0 },
  });
  return made;
}
