import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageTitle } from "~/brand";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/accounts/guards.server";
import { AthleteCard, CARDS } from "~/features/discovery/athlete-card";
import { CompareBar } from "~/features/discovery/compare-bar";
import { setShortlisted, shortlist } from "~/features/discovery/shortlist.server";
import { RemoveFromShortlist } from "~/features/discovery/shortlist-button";
import { safePath } from "~/platform/back";
import { AppError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";

export const meta: MetaFunction = () => [{ title: pageTitle("Shortlist") }];

export async function loader({ context }: LoaderFunctionArgs) {
  return { athletes: await shortlist(requireBrand(context)) };
}

const wish = z.object({ athleteId: z.string().min(1).max(64), wanted: z.enum(["on", "off"]) });

export async function action({ request, context }: ActionFunctionArgs) {
  const acting = requireBrand(context);
  const form = await request.formData();
  const parsed = wish.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new AppError("invalid", "Failed to change your shortlist");
  const { athleteId, wanted } = parsed.data;
  await setShortlisted(acting, athleteId, wanted === "on");
  if (form.get("inPlace")) return data({ wanted });
  const redirectTo = safePath(form.get("redirectTo"), "/brand/shortlist");
  if (wanted === "on") return redirect(redirectTo, 303);
  return redirectWithToast(context, redirectTo, {
    title: "Removed from your shortlist",
    undo: { action: "/brand/shortlist", fields: { athleteId, wanted: "on", redirectTo } },
  });
}

export default function Shortlist() {
  const { athletes } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Shortlist"
        lead={
          <span role="status">
            {athletes.length === 1 ? "1 athlete" : `${athletes.length} athletes`}
          </span>
        }
        actions={
          <ButtonLink to="/brand/discover" look="plain" size="sm">
            Discover Athletes
          </ButtonLink>
        }
      />
      {athletes.length === 0 ? (
        <EmptyState
          title="Nobody on your shortlist yet"
          action={<ButtonLink to="/brand/discover">Discover Athletes</ButtonLink>}
        >
          Press the heart beside an athlete to keep them here.
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">Athletes</h2>
          <ul className={CARDS}>
            {athletes.map((athlete) => (
              <AthleteCard
                key={athlete.id}
                athlete={athlete}
                heart={<RemoveFromShortlist athlete={athlete} />}
              />
            ))}
          </ul>
          <CompareBar />
        </>
      )}
    </>
  );
}
