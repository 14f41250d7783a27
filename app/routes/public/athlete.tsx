import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorMessage, useRouteFailure } from "~/components/shell/error-screen";
import { PublicView } from "~/features/athletes/public-page";
import { publicDescription } from "~/features/athletes/public-view";
import { publicAthlete } from "~/features/athletes/public-view.server";
import { NOT_FOUND_META, publicMeta } from "~/features/site/page-meta";
import { paths, withQuery } from "~/paths";
import { notFound } from "~/platform/errors";
import { formatCount } from "~/platform/numbers";
import { pageTitle } from "~/product";

/** An athlete who takes the page back has it taken back: no copy is kept. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return NOT_FOUND_META;
  const { id, name, sport, location, totalFollowers } = args.data.athlete;
  const path = paths.publicAthlete(id);
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
  const athlete = await publicAthlete(context.db, String(params.athleteId));
  if (!athlete) throw notFound("Check the address for typos. The page may also have been removed.");
  return {
    athlete,
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
