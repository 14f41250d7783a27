import { notify } from "~/features/communication/notifications/notify";
import { personOfSide } from "~/features/identity/accounts/brand-members";
import type { NotificationKind } from "~/notifications";
import type { Statement } from "~db/client";
import { SIDES, type Side } from "~db/constants";

interface Named {
  brandId: string;
  athleteId: string;
  dealId: string;
  athlete: string;
  company: string;
  campaign: string;
}

type NamedFor = Pick<Named, "athlete" | "company" | "campaign"> & { side: Side };

/** Notifies the sides of a payment, each in the other's name. @param sides both, or who alone needs to know */
export const notifySides = <Params extends object>(
  { now }: { now: number },
  kind: NotificationKind<NamedFor & Params>,
  { brandId, athleteId, dealId, athlete, company, campaign }: Named,
  params: Params,
  sides: readonly Side[] = SIDES,
): Statement[] =>
  sides.flatMap((side) => {
    const [from, userId] = side === "athlete" ? [brandId, athleteId] : [athleteId, brandId];
    return notify({ actor: { personId: personOfSide(from) }, now }, kind, {
      userId,
      subjectId: dealId,
      params: { side, athlete, company, campaign, ...params },
    });
  });
