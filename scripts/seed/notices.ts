import { campaignNotifications } from "~/features/campaigns/campaigns/notifications";
import { lastDayOf } from "~/features/campaigns/deadlines/deadlines";
import { deliverableText } from "~/features/campaigns/terms/deliverables";
import { contentNotifications } from "~/features/content/content/notifications";
import { invitationNotifications } from "~/features/deals/invitations/notifications";
import type { NotificationKind } from "~/notifications";
import type { notifications } from "~db/schema";
import type { Agreements } from "./agreements";
import type { Athlete } from "./athletes";
import { BRANDS, type BrandKey } from "./brands";
import type { ContentDetail } from "./content-items";
import type { SeededRandom } from "./random";

type Notice = typeof notifications.$inferInsert;

/** What the demo brand and the demo athlete find behind the bell: it matches what is in the tables. */
export function makeNotices(
  random: SeededRandom,
  ownerIds: Record<BrandKey, string>,
  athletes: Athlete[],
  agreements: Agreements,
  contentItems: ContentDetail[],
): Notice[] {
  const names = new Map(athletes.map(({ name, profile }) => [profile.userId, name]));
  const ownerId = ownerIds.northlight;
  const companyOf = (key: BrandKey) => BRANDS.find((brand) => brand.key === key)?.companyName ?? "";
  const maya = athletes[0]?.profile.userId ?? "";
  const made: Notice[] = [];
  const notify = <Params extends object>(
    kind: NotificationKind<Params>,
    [userId, ago, hour]: [userId: string, ago: number, hour: number],
    notice: Pick<NoticeOf<Params>, "senderId" | "subjectId" | "params" | "read">,
  ) => made.push(storedNotice(random, kind, { ...notice, userId, ago, hour }));
  const contentItem = (title: string): ContentDetail => {
    const found = contentItems.find((one) => one.title === title);
    if (!found) throw new Error(`No piece is called "${title}"`);
    return found;
  };
  const campaign = (key: string) => {
    const found = agreements.byKey.get(key);
    if (!found) throw new Error(`No campaign is called "${key}"`);
    return found.campaign;
  };
  const submitted = (title: string, ago: number, read: boolean) => {
    const { id, athleteId, submittedAt } = contentItem(title);
    const athleteName = names.get(athleteId) ?? "";
    const lastDay = lastDayOf({ kind: "review", since: Number(submittedAt), zone: null });
    notify(contentNotifications.submitted, [ownerId, ago, 10], {
      senderId: athleteId,
      subjectId: id,
      params: { athleteName, title, version: 1, lastDay },
      read,
    });
  };
  const accepted = (key: string, athleteId: string, ago: number, hour: number) => {
    const { id, title } = campaign(key);
    const athleteName = names.get(athleteId) ?? "An athlete";
    notify(invitationNotifications.answered, [ownerId, ago, hour], {
      senderId: athleteId,
      subjectId: id,
      params: { athleteName, answer: "accepted", campaign: title, fee: 0 },
      read: true,
    });
  };
  const first = (key: string) => agreements.byKey.get(key)?.accepted[0] ?? "";

  accepted("winter", maya, 21, 12);
  accepted("winter", first("winter"), 21, 13);
  accepted("trail", first("trail"), 9, 12);
  submitted("Ten weeks out", 3, true);
  submitted("Frost on the canal path", 2, false);
  submitted("Up before the village", 1, false);

  const clip = contentItem("First clip");
  const porridge = contentItem("Porridge at five");
  const invited = (brand: BrandKey, key: string, ago: number, read: boolean) => {
    const { id, title, startDate = null, endDate = null } = campaign(key);
    const own = agreements.invitations.find(
      ({ campaignId, athleteId }) => campaignId === id && athleteId === maya,
    );
    notify(invitationNotifications.sent, [maya, ago, 10], {
      senderId: ownerIds[brand],
      subjectId: id,
      params: {
        company: companyOf(brand),
        campaign: title,
        fee: own?.fee ?? 0,
        deliverables: own?.deliverables?.map(deliverableText) ?? [],
        lastDay: lastDayOf({
          ...{ kind: "invitation", since: own?.createdAt ?? 0, zone: null },
          ...{ starts: startDate, ends: endDate },
        }),
        startDate,
        endDate,
      },
      read,
    });
  };
  const indoor = campaign("indoor");
  notify(campaignNotifications.over, [maya, 74, 10], {
    senderId: ownerId,
    subjectId: indoor.id,
    params: { company: "Northlight", title: indoor.title, end: "cancelled", isInvited: true },
    read: true,
  });
  invited("northlight", "winter", 23, true);
  invited("stillpoint", "mornings", 1, false);
  invited("northlight", "trail", 1, true);
  notify(contentNotifications.changes_requested, [maya, 4, 14], {
    senderId: ownerId,
    subjectId: clip.id,
    params: {
      company: "Northlight",
      title: clip.title ?? "",
      lastDay: random.day(3),
      feedback: clip.brandFeedback ?? "",
    },
    read: false,
  });
  notify(contentNotifications.approved, [maya, 3, 14], {
    senderId: ownerIds.grainhouse,
    subjectId: porridge.id,
    params: { company: "Grainhouse", title: porridge.title ?? "" },
    read: false,
  });
  return made;
}

/** A row for a notification, made `ago` days ago. */
export function storedNotice<Params extends object>(
  random: SeededRandom,
  { name, category }: NotificationKind<Params>,
  { ago, hour, params, ...notice }: NoticeOf<Params>,
): Notice {
  const createdAt = random.ago(ago, hour);
  return {
    id: random.idAt(createdAt),
    kind: name,
    category,
    params: { ...params } as Record<string, unknown>,
    ...notice,
    createdAt,
  };
}

interface NoticeOf<Params> {
  userId: string;
  /** Null for our staff and for what happens by itself. */
  senderId: string | null;
  subjectId: string;
  params: Params;
  read: boolean;
  ago: number;
  hour: number;
}
