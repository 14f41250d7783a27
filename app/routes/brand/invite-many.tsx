import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useSending } from "~/components/sending";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { SHOW_CAMPAIGN } from "~/features/deals/invitations/campaign-field";
import { loadManyInvitationChoices } from "~/features/deals/invitations/choices.server";
import {
  CONFIRM_FIRST,
  INVITATIONS_PER_HOUR,
} from "~/features/deals/invitations/invitation-limits";
import { inviteMany } from "~/features/deals/invitations/invite.server";
import {
  type InviteManyActionData,
  InviteManyForm,
  type InviteManyView,
} from "~/features/deals/invitations/invite-many-form";
import { inviteManySchema } from "~/features/deals/invitations/schema";
import { readSelection } from "~/features/deals/invitations/selection";
import { EXAMPLE_ATHLETE } from "~/features/finding/discovery/example-athlete";
import { mergeSelection } from "~/features/finding/discovery/selection";
import {
  readAthleteSelection,
  storeAthleteSelection,
} from "~/features/finding/discovery/selection.server";
import { requireBrand, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { hasPasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { shownAgain } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import { plural } from "~/platform/numbers";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Invite athletes") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const params = new URL(request.url).searchParams;
  const { ids, more } = readSelection(params);
  // Side by side: one round trip.
  const [{ athletes, campaigns, invitations, conflicts, confirmed }, mayUsePasskey] =
    await Promise.all([
      loadManyInvitationChoices(ctx, ids),
      hasPasskeys(ctx.db, ctx.actor.personId),
    ]);
  const asked = params.get("campaign");
  const chosen = campaigns.length === 1 ? campaigns[0] : campaigns.find(({ id }) => id === asked);
  return {
    id: newId(),
    athletes,
    campaigns,
    chosen: chosen?.id,
    hasPasskeys: mayUsePasskey,
    invitations,
    conflicts,
    gone: ids.length - athletes.length,
    more,
    confirmed,
    from: safePath(params.get("from"), paths.brand.shortlist),
  } satisfies InviteManyView;
}

export const action = defineActions(({ request, context }) => {
  const ctx = requireBrand(context);
  return {
    [SHOW_CAMPAIGN]: shownAgain,
    default: handleForm(inviteManySchema, async (form) => {
      if (form.name) requireRecentProof(context, { asksPassword: true });
      const { sent, over, below, refused } = await inviteMany(ctx, form, context);
      const { personId: userId } = ctx.actor;
      const { ids } = readAthleteSelection(context, userId);
      // Also those who could not be invited.
      const listed = readSelection(new URL(request.url).searchParams).ids;
      storeAthleteSelection(context, userId, mergeSelection(ids, { listed, ticked: [] }));
      const list = withQuery(paths.brand.campaign(form.campaignId), { tab: "athletes" });
      return redirectWithToast(context, list, {
        title: plural(sent, "invitation sent", "invitations sent"),
        description: [
          refused.length > 0 &&
            `Not invited: ${refused.map(({ name, reason }) => `${name}, ${reason}`).join("; ")}.`,
          over > 0 && `You're now ${formatMoney(over)} over the campaign's budget.`,
          below > 0 && `${plural(below, "fee is", "fees are")} below the starting rate.`,
        ]
          .filter(Boolean)
          .join(" "),
      });
    }),
  };
});

export default function InviteMany() {
  const view = useLoaderData<typeof loader>() as InviteManyView;
  const actionData = useActionData<InviteManyActionData>() as InviteManyActionData | undefined;
  const busy = useSending();
  const { athletes, campaigns } = view;
  const { pathname, search } = useLocation();
  return (
    <>
      <BackLink to={view.from}>Back to athletes</BackLink>
      <PageHead
        title="Invite athletes"
        index={
          view.more &&
          `You can invite up to ${INVITATIONS_PER_HOUR} at once. These are the first you selected.`
        }
      />
      {athletes.length === 0 ? (
        <EmptyList
          title="Select the athletes to invite"
          example={EXAMPLE_ATHLETE}
          action={<ButtonLink to={view.from}>Choose athletes</ButtonLink>}
        >
          Tick athletes in Discover, on your shortlist or among your matches.
        </EmptyList>
      ) : campaigns.length === 0 ? (
        <EmptyState
          title="No campaign to invite them to"
          action={<ButtonLink to={paths.brand.newCampaign}>Create Campaign</ButtonLink>}
        >
          You have no draft or active campaigns.
        </EmptyState>
      ) : !view.confirmed ? (
        <EmptyState
          title="Confirm your email address"
          action={
            <ButtonLink
              to={withQuery(paths.confirmEmail, { to: pathname + search })}
              reloadDocument
            >
              Send the link again
            </ButtonLink>
          }
        >
          {CONFIRM_FIRST}
        </EmptyState>
      ) : (
        <div className="max-w-text">
          <InviteManyForm view={view} actionData={actionData} busy={busy} />
        </div>
      )}
    </>
  );
}
