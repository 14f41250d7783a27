import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Cancel } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { findSentInvitation } from "~/features/deals/invitations/choices.server";
import { withdrawSchema } from "~/features/deals/invitations/schema";
import { withdrawInvitation } from "~/features/deals/invitations/withdraw-invitations.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleButton, requireParam } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { formatMoney } from "~/platform/money";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Withdraw invitation") }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const invitation = await findSentInvitation(ctx, requireParam(params, "invitationId"));
  if (!invitation) throw notFound();
  const { searchParams } = context.request.url;
  const list = withQuery(paths.brand.campaign(invitation.campaignId), { tab: "athletes" });
  return { ...invitation, returnTo: safePath(searchParams.get("returnTo"), list) };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireBrand(context);
  return handleButton(withdrawSchema, async ({ returnTo }) => {
    await withdrawInvitation(ctx, requireParam(params, "invitationId"));
    return redirectWithToast(context, safePath(returnTo, paths.brand.dashboard), {
      title: "Invitation withdrawn",
      description: "The athlete has been notified. You can invite them again.",
    });
  });
});

export default function Withdraw() {
  const { title, athlete, fee, offeredBy, status, createdAt, returnTo } =
    useLoaderData<typeof loader>();
  const busy = useSending();
  if (status !== "pending")
    return (
      <>
        <PageHead title="This invitation is no longer pending" index={title} />
        <ButtonLink to={returnTo}>See its invitations</ButtonLink>
      </>
    );
  return (
    <>
      <PageHead title="Withdraw this invitation?" index={title} />
      <Card className="single-column flex flex-col gap-5">
        <p>
          You invited {athlete} on <Time at={createdAt} />.{" "}
          {offeredBy === "brand" ? "You offer" : "They ask for"} {formatMoney(fee)}. If you
          withdraw, we'll let them know.
        </p>
        <Form method="post" className="flex flex-wrap items-center gap-2.5">
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button variant="danger" busy={busy}>
            {busy ? "Withdrawing…" : "Withdraw invitation"}
          </Button>
          <Cancel to={returnTo} />
        </Form>
      </Card>
    </>
  );
}
