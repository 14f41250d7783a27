import { paths } from "~/paths";
import type { Database, Statement } from "~db/client";
import { notify } from "../notifications/notify";

interface Told {
  title: string;
  toAthlete?: string;
  toBrand?: string;
}

/** Notifies the sides of a payment, each in the other's name. */
export function tellBoth(
  { db, now }: { db: Database; now: number },
  {
    brandId,
    athleteId,
    dealId,
    campaign,
  }: { brandId: string; athleteId: string; dealId: string; campaign: string },
  { title, toAthlete, toBrand }: Told,
): Statement[] {
  const tell = (from: string, userId: string, message: string | undefined) =>
    message
      ? notify(
          { actor: { userId: from }, db, now },
          {
            userId,
            kind: "payment",
            title,
            message,
            link: paths.payment(dealId),
            subject: `${title}: ${campaign}`,
          },
        )
      : [];
  return [...tell(brandId, athleteId, toAthlete), ...tell(athleteId, brandId, toBrand)];
}
