import { TextLink } from "~/components/ui/link";
import { paths, withQuery } from "~/paths";
import type { DisputeType } from "~db/constants";

/** Leads to a new dispute about a deal, beside the deal or a piece of it. */
export const DisputeLink = ({
  campaignId,
  athlete,
  type,
}: {
  campaignId: string;
  /** For a brand, who names the athlete. */
  athlete?: { id: string; name: string };
  type?: DisputeType;
}) => (
  <TextLink
    to={withQuery(paths.fileDispute, {
      campaign: campaignId,
      ...(athlete && { athlete: athlete.id }),
      ...(type && { type }),
    })}
    className="text-sm"
  >
    File a dispute
    {athlete && <span className="sr-only"> against {athlete.name}</span>}
  </TextLink>
);
