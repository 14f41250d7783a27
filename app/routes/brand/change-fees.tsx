import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { PageHead } from "~/components/ui/page";
import { ChangeFeesForm } from "~/features/deals/invitations/change-fees-form";
import {
  changeOfferedFees,
  listChangeableOffers,
} from "~/features/deals/invitations/change-offered-fees.server";
import { INVITATIONS_PER_HOUR } from "~/features/deals/invitations/invitation-limits";
import { changeFeesSchema } from "~/features/deals/invitations/schema";
import { EXAMPLE_ATHLETE } from "~/features/finding/discovery/example-athlete";
import { requireBrand, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { hasPasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { plural } from "~/platform/numbers";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Change offers") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const asked = context.request.url.searchParams.getAll("deal").slice(0, INVITATIONS_PER_HOUR);
  // Side by side: one round trip.
  const [offers, mayUsePasskey] = await Promise.all([
    listChangeableOffers(ctx, asked),
    hasPasskeys(ctx.db, ctx.actor.personId),
  ]);
  return { offers, hasPasskeys: mayUsePasskey, back: campaignAthletes(offers[0]?.campaignId) };
}

const campaignAthletes = (id: string | undefined) =>
  id ? withQuery(paths.brand.campaign(id), { tab: "athletes" }) : paths.brand.campaigns;

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  return handleForm(changeFeesSchema, async (form) => {
    if (form.name) requireRecentProof(context, { asksPassword: true });
    const { changed, campaignId, refused } = await changeOfferedFees(ctx, form, context);
    return redirectWithToast(context, campaignAthletes(campaignId), {
      title:
        changed === 0 ? "No offer was changed" : plural(changed, "offer changed", "offers changed"),
      description:
        refused.length > 0
          ? `Not changed: ${refused.map(({ athlete, reason }) => `${athlete}, because ${reason}`).join("; ")}.`
          : undefined,
      tone: changed === 0 ? "error" : undefined,
    });
  });
});

export default function ChangeFees() {
  const { offers, back, hasPasskeys } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <PageHead title="Change offers" index={offers[0]?.title} />
      {offers.some(({ refusal }) => !refusal) ? (
        <ChangeFeesForm
          offers={offers}
          back={back}
          hasPasskeys={hasPasskeys}
          actionData={actionData}
        />
      ) : (
        <EmptyList
          title="No offer to change"
          example={EXAMPLE_ATHLETE}
          action={<ButtonLink to={back}>Choose athletes</ButtonLink>}
        >
          Tick athletes who haven't answered your offer yet.
        </EmptyList>
      )}
    </>
  );
}
