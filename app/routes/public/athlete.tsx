import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorMessage, useRouteFailure } from "~/components/shell/error-screen";
import { PublicView } from "~/features/profiles/athletes/public-page";
import { NO_COPY, publicDescription } from "~/features/profiles/athletes/public-view";
import { loadPublicAthlete } from "~/features/profiles/athletes/public-view.server";
import { NOT_FOUND_META, publicMeta } from "~/features/site/site/page-meta";
import { paths, withQuery } from "~/paths";
import { requireParam } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { formatCount } from "~/platform/numbers";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const headers: HeadersFunction = () => NO_COPY;

export const handle: RouteHandle = { enhanced: true };

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return NOT_FOUND_META;
  const { address: path, name, sport, location, totalFollowers } = args.data.athlete;
  const followers = formatCount(totalFollowers);
  const description = publicDescription({ name, sport, location, followers });
  const title = pageTitle(sport ? `${name}, ${sport}` : name);
  return [
    { name: "robots", content: "index,follow" },
    ...publicMeta(args, { path, title, description, preview: paths.home }, (origin) => ({
      "@type": "ProfilePage",
      url: origin + path,
      mainEntity: {
        "@type": "Person",
        name,
        description,
        ...(location && { homeLocation: { "@type": "Place", name: location } }),
        ...(sport && { knowsAbout: sport }),
      },
    })),
  ];
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const athlete = await loadPublicAthlete(context.db, requireParam(params, "athlete"));
  if (!athlete) throw notFound("Check the address for typos. The page may also have been removed.");
  if (paths.publicAthlete(requireParam(params, "athlete")) !== athlete.address)
    throw redirect(athlete.address, { status: 301, headers: NO_COPY });
  return {
    athlete,
    address: context.env.APP_ORIGIN + athlete.address,
    invite: inviteFor(context.session.claims?.type, athlete.id),
    now: context.clock(),
  };
}

function inviteFor(reader: string | undefined, athleteId: string) {
  if (!reader) return { to: paths.signUpAs.brand, label: "Join as a brand to invite" };
  if (reader !== "brand") return null;
  const invite = withQuery(paths.brand.invite(athleteId), {
    returnTo: paths.brand.athlete(athleteId),
  });
  return { to: invite, label: "Invite to Campaign" };
}

export default function PublicAthletePage() {
  return <PublicView {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorMessage {...useRouteFailure()} />;
}
