import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { PublicView } from "~/features/athletes/public-page";
import { publicDescription } from "~/features/athletes/public-view";
import { publicAthlete } from "~/features/athletes/public-view.server";
import { inviteAddress } from "~/features/invitations/address";
import { publicMeta } from "~/features/site/page-meta";
import { notFound } from "~/platform/errors";
import { formatCount } from "~/platform/numbers";
import { meta as notFoundMeta } from "./not-found";

export { ErrorBoundary } from "./not-found";

/** An athlete who takes the page back has it taken back: no copy is kept. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return notFoundMeta(args as never);
  const { id, name, sport, location, totalFollowers } = args.data.athlete;
  const path = `/athletes/${id}`;
  const followers = formatCount(totalFollowers);
  const description = publicDescription({ name, sport, location, followers });
  const title = pageTitle(sport ? `${name}, ${sport}` : name);
  return [
    { name: "robots", content: "index,follow" },
    ...publicMeta(args, { path, title, description, preview: "/" }, (origin) => ({
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
  if (!athlete) throw notFound("The address may be mistyped, or what was here has been removed.");
  return {
    athlete,
    invite: inviteFor(context.session.claims?.type, athlete.id),
    now: context.clock(),
  };
}

function inviteFor(reader: string | undefined, athleteId: string) {
  if (!reader) return { to: "/brand-signup", label: "Join as a brand to invite" };
  if (reader !== "brand") return null;
  const query = new URLSearchParams({ returnTo: `/brand/athletes/${athleteId}` });
  return { to: `${inviteAddress(athleteId)}?${query}`, label: "Invite to Campaign" };
}

export default function PublicAthletePage() {
  return <PublicView {...useLoaderData<typeof loader>()} />;
}
