import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { type AvailableFilters, availablePath, availableQuery } from "./available";
import type { AvailableItem } from "./available.server";
import { AvailableRows } from "./available-rows";

/** The campaigns that fit the athlete, which come first, and the others. */
export function AvailableList({
  filters,
  items,
  sport,
}: {
  filters: AvailableFilters;
  items: AvailableItem[];
  /** The athlete's own; empty while the profile names none, so that nothing can be said to fit or not. */
  sport: string;
}) {
  if (items.length === 0) return <NoneAvailable filters={filters} />;
  const others = filters.list || !sport ? [] : items.filter(({ fits }) => !fits);
  const shown = items.filter((item) => !others.includes(item));
  const returnTo = availablePath(filters);
  return (
    <>
      {!sport && (
        <p className="mb-3">
          <Link to={`${paths.athlete.profile}#profile-sport`}>Add your sport</Link> to see which
          campaigns fit you.
        </p>
      )}
      <AvailableRows items={shown} returnTo={returnTo} />
      {others.length > 0 && (
        <>
          <h2 className={`mb-2 text-lg ${shown.length > 0 ? "mt-6" : ""}`}>May not fit you</h2>
          <AvailableRows items={others} returnTo={returnTo} />
        </>
      )}
    </>
  );
}

const NO_ENTRIES = {
  saved: ["Nothing saved yet", "Choose “Save” on a campaign to find it here."],
  asked: [
    "No interest shown yet",
    "Choose “Show interest” on a campaign to ask for an invitation.",
  ],
} as const;

function NoneAvailable({ filters }: { filters: AvailableFilters }) {
  if (Object.keys(availableQuery(filters)).length === 0)
    return (
      <EmptyList
        title="No campaigns available"
        example={[
          "Spring Trail Launch",
          "Northlight · 2 Instagram reels · by 3 Mar",
          formatMoney(45000),
        ]}
        action={<ButtonLink to={paths.athlete.profile}>Complete your profile</ButtonLink>}
      >
        Active campaigns from all brands appear here. Check back soon.
      </EmptyList>
    );
  const [title, text] = filters.list ? NO_ENTRIES[filters.list] : ["No campaigns match"];
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={paths.athlete.campaigns} variant="plain" size="sm">
          {filters.list ? "See campaigns for you" : "Clear filters"}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
