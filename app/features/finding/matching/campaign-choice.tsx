import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { FieldFrame, SelectBox } from "~/components/ui/field";
import { paths, withQuery } from "~/paths";

/** Up to this many campaigns are links; more are a select. */
const MAX_LINKS = 6;

/** Chooses the campaign whose matches are shown, among the open ones. */
export function CampaignChoice({
  campaigns,
  chosen,
}: {
  campaigns: { id: string; title: string }[];
  chosen: string | undefined;
}) {
  if (campaigns.every(({ id }) => id === chosen)) return null;
  if (campaigns.length > MAX_LINKS)
    return (
      <Form action={paths.brand.matches} className="mb-5 flex flex-wrap items-end gap-2.5">
        <FieldFrame id="matches-campaign" label="Campaign" small className="basis-72">
          <SelectBox
            key={chosen}
            id="matches-campaign"
            name="campaign"
            defaultValue={chosen ?? ""}
            placeholder="Choose a campaign"
            options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </FieldFrame>
        <Button variant="plain">Show matches</Button>
      </Form>
    );
  return (
    <nav aria-label="Campaigns" className="mb-5">
      <ul className="-mx-4 -my-1 flex gap-2 overflow-x-auto px-4 py-1 md:m-0 md:flex-wrap md:overflow-visible md:p-0">
        {campaigns.map(({ id, title }) => (
          <Choice
            key={id}
            to={withQuery(paths.brand.matches, { campaign: id })}
            label={title}
            current={id === chosen}
          />
        ))}
      </ul>
    </nav>
  );
}

function Choice({ to, label, current }: { to: string; label: string; current: boolean }) {
  return (
    <li className="flex-none md:max-w-full md:flex-initial">
      <Link
        to={to}
        aria-current={current ? "page" : undefined}
        className="flex min-h-11 items-center rounded-control border border-control px-3.5 text-sm no-underline hover:bg-leaf-wash current:border-leaf current:bg-leaf-wash current:font-strong"
      >
        {label}
      </Link>
    </li>
  );
}
