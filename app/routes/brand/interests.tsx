import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { declineInterest } from "~/features/finding/interests/commands.server";
import { InterestList } from "~/features/finding/interests/interest-list";
import { listOpenInterests } from "~/features/finding/interests/queries.server";
import { declineSchema } from "~/features/finding/interests/schema";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { formatMoney } from "~/platform/money";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Interested athletes") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const params = new URL(request.url).searchParams;
  return { interests: await listOpenInterests(ctx, params.get("campaign")) };
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  return handleButton(declineSchema, async ({ interestId, returnTo }) => {
    await declineInterest(ctx, interestId);
    return redirectWithToast(context, safePath(returnTo, paths.brand.interests), {
      title: "Interest declined",
      description: "The athlete has been notified.",
    });
  });
});

export default function Interests() {
  const { interests } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Interested athletes"
        index="They'd like to take part in your campaigns. Invite them or decline."
        actions={
          <ButtonLink to={paths.brand.matches} variant="plain" size="sm">
            See your matches
          </ButtonLink>
        }
      />
      <h2 className="sr-only">Athletes</h2>
      {interests.length > 0 ? (
        <InterestList interests={interests} at={paths.brand.interests} />
      ) : (
        <EmptyList
          title="No one to answer right now"
          example={[
            "Rosie Calder",
            "“I run in your shoes already, and my club would too.”",
            formatMoney(45000),
          ]}
          action={<ButtonLink to={paths.brand.campaigns}>See your campaigns</ButtonLink>}
        >
          Athletes who show interest in your active campaigns appear here.
        </EmptyList>
      )}
    </>
  );
}
