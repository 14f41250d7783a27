import type { notifications } from "~db/schema";
import type { Agreements } from "./agreements";
import type { Athlete } from "./athletes";
import type { Dice } from "./dice";
import type { Piece } from "./pieces";

type Notice = typeof notifications.$inferInsert;

/** What the demo brand and the demo athlete find behind the bell: it matches what is in the tables. */
export function makeNotices(
  dice: Dice,
  brandId: string,
  athletes: Athlete[],
  agreements: Agreements,
  pieces: Piece[],
): Notice[] {
  const names = new Map(athletes.map(({ name, profile }) => [profile.userId, name]));
  const maya = athletes[0]?.profile.userId ?? "";
  const made: Notice[] = [];
  const tell = (
    userId: string,
    ago: number,
    hour: number,
    read: boolean,
    [title, message, link]: [string, string, string],
  ) => {
    const createdAt = dice.ago(ago, hour);
    made.push({ id: dice.idAt(createdAt), userId, title, message, link, read, createdAt });
  };
  const piece = (title: string): Piece => {
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
      `/brand/content/${id}`,
    ];
  };
  const answered = (key: string, who: string, answer: string): [string, string, string] => {
    const { id, title } = campaign(key);
    return [
      `Invitation ${answer}`,
      `${who} ${answer} your invitation to “${title}”.`,
      `/brand/campaigns/${id}?tab=invitations`,
    ];
  };
  const first = (key: string) =>
    names.get(agreements.byKey.get(key)?.accepted[0] ?? "") ?? "An athlete";

  tell(brandId, 21, 12, true, answered("winter", "Maya Okafor", "accepted"));
  tell(brandId, 21, 13, true, answered("winter", first("winter"), "accepted"));
  tell(brandId, 9, 12, true, answered("trail", first("trail"), "accepted"));
  tell(brandId, 3, 10, true, submitted("Ten weeks out"));
  tell(brandId, 2, 10, false, submitted("Frost on the canal path"));
  tell(brandId, 1, 10, false, submitted("Up before the village"));

  const clip = piece("First clip");
  const porridge = piece("Porridge at five");
  const invited = (company: string, key: string): [string, string, string] => {
    const { id, title } = campaign(key);
    return [
      "New campaign invitation",
      `${company} invites you to “${title}”.`,
      `/athlete/campaigns/${id}`,
    ];
  };
  tell(maya, 74, 10, true, [
    "Campaign cancelled",
    "Northlight cancelled “Indoor Season Teaser”. Your invitation has lapsed.",
    `/athlete/campaigns/${campaign("indoor").id}`,
  ]);
  tell(maya, 23, 10, true, invited("Northlight", "winter"));
  tell(maya, 15, 10, false, invited("Stillpoint", "mornings"));
  tell(maya, 11, 10, true, invited("Northlight", "trail"));
  tell(maya, 4, 14, false, [
    "Changes requested",
    `Northlight asks for changes to “${clip.title}”: ${clip.brandFeedback}`,
    `/athlete/content/${clip.id}`,
  ]);
  tell(maya, 3, 14, false, [
    "Content approved",
    `Grainhouse approved “${porridge.title}”. Post it, then mark it as posted.`,
    `/athlete/content/${porridge.id}`,
  ]);
  return made;
}
