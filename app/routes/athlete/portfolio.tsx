import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Stat } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { ENTITLEMENTS } from "~/features/billing/billing/entitlements";
import { UpgradeNote } from "~/features/billing/billing/upgrade-note";
import { loadEntitlements } from "~/features/billing/subscriptions/load-entitlements.server";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { loadStorageUsed } from "~/features/media/media/uploads.server";
import {
  describePortfolioItem,
  movePortfolioItem,
  removePortfolioItem,
} from "~/features/profiles/portfolio/commands.server";
import { OwnPortfolio } from "~/features/profiles/portfolio/own-portfolio";
import { loadOwnPortfolio } from "~/features/profiles/portfolio/queries.server";
import { portfolioSchema } from "~/features/profiles/portfolio/schema";
import { paths } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Portfolio") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireAthlete(context);
  // Side by side: one round trip.
  const [items, used, { portfolioItems }] = await Promise.all([
    loadOwnPortfolio(ctx),
    loadStorageUsed(ctx),
    loadEntitlements(ctx, "athlete"),
  ]);
  const { free, premium } = ENTITLEMENTS.athlete;
  return {
    items,
    used,
    most: portfolioItems,
    /** What the paid plan would hold. */
    upTo: portfolioItems === free.portfolioItems ? premium.portfolioItems : null,
  };
}

export const action = defineActions(({ context }) => {
  const ctx = requireAthlete(context);
  const done = (title: string) => redirectWithToast(context, paths.athlete.portfolio, { title });
  const move = (way: "up" | "down", title: string) =>
    handleButton(portfolioSchema, async ({ itemId }) => {
      await movePortfolioItem(ctx, itemId, way);
      return done(title);
    });
  return {
    up: move("up", "Moved earlier"),
    down: move("down", "Moved later"),
    describe: handleButton(portfolioSchema, async ({ itemId, alt }) => {
      await describePortfolioItem(ctx, itemId, alt);
      return done("Description saved");
    }),
    remove: handleButton(portfolioSchema, async ({ itemId }) => {
      await removePortfolioItem(ctx, itemId);
      return done("Removed from your portfolio");
    }),
  };
});

export default function Portfolio() {
  const { items, used, most, upTo } = useLoaderData<typeof loader>();
  const remaining = most - items.length;
  return (
    <>
      <PageHead title="Portfolio" index="Brands see this on your profile and your public page." />
      <WorkAndFacts
        facts={
          <>
            <Stat
              label="In your portfolio"
              value={`${items.length} of ${most}`}
              note={`Storage used: ${used}`}
            />
            {remaining <= 0 && (
              <p className="text-sm text-soft">
                {remaining === 0
                  ? "Your portfolio is full. Remove something to add more."
                  : `Your plan includes ${most} pieces. The ones you have stay, but you can't add more.`}
              </p>
            )}
            {upTo !== null && remaining <= 1 && (
              <UpgradeNote quiet>Show up to {upTo} with Athlete Premium.</UpgradeNote>
            )}
            <TextLink to={paths.athlete.profile}>Profile</TextLink>
          </>
        }
      >
        <OwnPortfolio items={items} remaining={remaining} />
      </WorkAndFacts>
    </>
  );
}
