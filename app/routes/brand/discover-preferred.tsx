import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { filterQuery } from "~/features/finding/discovery/filters";
import { toDiscoveryFilters } from "~/features/finding/matching/discovery-filters";
import { loadPreferences } from "~/features/finding/matching/load-preferences.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/platform/flash";

/** 'Use my preferences': Discover with the filters nearest to them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  const preferences = await loadPreferences(db, actor.brandId);
  if (preferences)
    throw redirect(`${paths.brand.discover}${filterQuery(toDiscoveryFilters(preferences))}`);
  throw redirectWithToast(context, paths.brand.preferences, {
    title: "You haven't set any preferences yet",
    description: "Tell us what you're looking for, then use it in Discover.",
  });
}
