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

interface Options {
  /** Both, or who alone needs to know. */
  sides?: readonly Side[];
  /** What follows at once is one mail with it: money that is released is also on its way. */
  isBundled?: boolean;
}

/** Notifies the sides of a payment, each in the other's name. */
export const notifySides = <Params extends object>(
  { now }: { now: number },
  kind: NotificationKind<NamedFor & Params>,
  { brandId, athleteId, dealId, athlete, company, campaign }: Named,
  params: Params,
  { sides = SIDES, isBundled = false }: Options = {},
): Statement[] =>
  sides.flatMap((side) => {
    const [from, userId] = side === "athlete" ? [brandId, athleteId] : [athleteId, brandId];
    return notify({ actor: { personId: personOfSide(from) }, now }, kind, {
      userId,
      subjectId: dealId,
      params: { side, athlete, company, campaign, ...params },
      ...(isBundled && { bundle: `payment:${dealId}` }),
    });
  });
