import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { paths } from "~/paths";
import type { Side } from "~db/constants";
import type { Funding } from "./funding";

/** Says how a deal is funded, and leads to its money. */
export const FundingLink = ({
  dealId,
  funding,
  side,
  about,
}: {
  dealId: string;
  funding: Funding;
  side: Side;
  /** Whom it is with, where a page shows several. */
  about?: string;
}) => (
  <span className="flex flex-wrap items-center gap-2">
    <Badge tone={funding.tone}>{funding.label}</Badge>
    <ButtonLink to={paths.deal(dealId)} variant="plain" size="sm">
      {side === "brand" && funding.isOwed ? "Pay" : "See payment"}
      {about && <span className="sr-only"> for {about}</span>}
    </ButtonLink>
  </span>
);
