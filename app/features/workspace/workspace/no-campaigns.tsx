import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";

/** What a brand sees before its first campaign. */
export const NoCampaigns = () => (
  <EmptyList
    title="No campaigns yet"
    example={[
      "Spring Trail Launch",
      `3 of 5 athletes accepted · ${formatMoney(240000)} of ${formatMoney(500000)} promised`,
      "Active",
    ]}
    action={<ButtonLink to={paths.brand.newCampaign}>Create your first campaign</ButtonLink>}
  >
    Write a brief and we'll find athletes who fit, and tell you why.
  </EmptyList>
);
