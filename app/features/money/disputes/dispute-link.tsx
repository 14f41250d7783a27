import { TextLink } from "~/components/ui/link";
import { paths, withQuery } from "~/paths";
import type { DisputeType } from "~db/constants";

/** Leads to a new dispute about a deal, beside the deal or a content item of it. */
export const DisputeLink = ({
  dealId,
  against,
  type,
}: {
  dealId: string;
  /** Where a page has several of these links: the athlete's name. */
  against?: string;
  type?: DisputeType;
}) => (
  <TextLink
    to={withQuery(paths.fileDispute, {
      deal: dealId,
      ...(type && { type }),
    })}
    className="text-sm"
  >
    File a dispute
    {against && <span className="sr-only"> against {against}</span>}
  </TextLink>
);
