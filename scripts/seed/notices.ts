import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import type { notifications } from "~db/schema";
import type { Agreements } from "./agreements";
import type { Athlete } from "./athletes";
import type { ContentDetail } from "./pieces";
import type { SeededRandom } from "./random";

type Notice = typeof notifications.$inferInsert;

/** What the demo brand and the demo athlete find behind the bell: it matches what is in the tables. */
export function makeNotices(
  random: SeededRandom,
  brandId: string,
  athletes: Athlete[],
  agreements: Agreements,
  pieces: ContentDetail[],
): Notice[] {
  const names = new Map(athletes.map(({ name, profile }) => [profile.userId, name]));
  const maya = athletes[0]?.profile.userId ?? "";
  const made: Notice[] = [];
  const notify = (
    userId: string,
    ago: number,
    hour: number,
    read: boolean,
    [title, message, link]: [string, string, string],
  ) => {
    const createdAt = random.ago(ago, hour);
    made.push({ id: random.idAt(createdAt), userId, title, message, link, read, createdAt });
  };
  const piece = (title: string): ContentDetail => {
    const found = pieces.find((one) => one.title === title);
    if (!found) throw new Error(`No piece is called "${title}"`);
    return found;
  };
  const campaign = (key: string) => {
    const found = agreements.byKey.get(key);
    if (!found) throw new Error(`No campaign is called "${key}"`);
    return found.campaign;
  };
  const submitted = (title: string): [string, string, string] => {
    const { id, athleteId } = piece(title);
    return [
      "Content to review",
      `${names.get(athleteId)} submitted “${title}”.`,
      paths.brand.content(id),
    ];
  };
  const answered = (key: string, who: string, answer: string): [string, string, string] => {
    const { id, title } = campaign(key);
    return [
      `Invitation ${answer}`,
      `${who} ${answer} your invitation to “${title}”.`,
      withQuery(paths.brand.campaign(id), { tab: "invitations" }),
    ];
  };
  const first = (key: string) =>
    names.get(agreements.byKey.get(key)?.accepted[0] ?? "") ?? "An athlete";

  notify(brandId, 21, 12, true, answered("winter", "Maya Okafor", "accepted"));
  notify(brandId, 21, 13, true, answered("winter", first("winter"), "accepted"));
  notify(brandId, 9, 12, true, answered("trail", first("trail"), "accepted"));
  notify(brandId, 3, 10, true, submitted("Ten weeks out"));
  notify(brandId, 2, 10, false, submitted("Frost on the canal path"));
  notify(brandId, 1, 10, false, submitted("Up before the village"));

  const clip = piece("First clip");
  const porridge = piece("Porridge at five");
  const invited = (company: string, key: string): [string, string, string] => {
    const { id, title } = campaign(key);
    const own = agreements.invitations.find(
      ({ campaignId, athleteId }) => campaignId === id && athleteId === maya,
    );
    return [
      "New campaign invitation",
      `${company} has invited you to “${title}” for ${formatMoney(own?.fee ?? 0)}.`,
      paths.athlete.campaign(id),
    ];
  };
  notify(maya, 74, 10, true, [
    "Campaign cancelled",
    "Northlight cancelled “Indoor Season Teaser”. Your invitation has expired.",
    paths.athlete.campaign(campaign("indoor").id),
  ]);
  notify(maya, 23, 10, true, invited("Northlight", "winter"));
  notify(maya, 15, 10, false, invited("Stillpoint", "mornings"));
  notify(maya, 11, 10, true, invited("Northlight", "trail"));
  notify(maya, 4, 14, false, [
    "Changes requested",
    `Northlight requested changes to “${clip.title}”: ${clip.brandFeedback}`,
    paths.athlete.content(clip.id),
  ]);
  notify(maya, 3, 14, false, [
    "Content approved",
    `Grainhouse approved “${porridge.title}”. Post it, then mark it as posted.`,
    paths.athlete.content(porridge.id),
  ]);
  return made;
}
