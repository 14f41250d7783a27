import { TextLink } from "~/components/ui/link";
import { paths } from "~/paths";

export const RecordLink = ({ campaignId }: { campaignId: string }) => (
  <p className="mt-6 text-sm">
    <TextLink to={paths.record(campaignId)}>Record of this campaign</TextLink>
  </p>
);
