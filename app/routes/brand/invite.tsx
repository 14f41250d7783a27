import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Cancel } from "~/components/form";
import { useSending } from "~/components/sending";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { BesideRecord } from "~/features/content/track-record/beside-record";
import {
  loadTrackRecord,
  type TrackRecord,
} from "~/features/content/track-record/load-track-record.server";
import { SHOW_CAMPAIGN } from "~/features/deals/invitations/campaign-field";
import { loadInvitationChoices } from "~/features/deals/invitations/choices.server";
import { invite } from "~/features/deals/invitations/invite.server";
import {
  type InviteActionData,
  InviteForm,
  type InviteView,
} from "~/features/deals/invitations/invite-form";
import { inviteSchema } from "~/features/deals/invitations/schema";
import { requireBrand, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { hasPasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { errorToast, redirectWithToast, setToast } from "~/platform/flash";
import { shownAgain } from "~/platform/forms";
import { formatMoney } from "~/platform/money";
import { safePath } from "~/platform/safe-path";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Invite ${data.athlete.name}` : "Invite") },
];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const athleteId = requireParam(params, "athleteId");
  // Side by side: one round trip.
  const [choices, record, mayUsePasskey] = await Promise.all([
    loadInvitationChoices(ctx, athleteId),
    loadTrackRecord(ctx, "athlete", athleteId),
    hasPasskeys(ctx.db, ctx.actor.personId),
  ]);
  if (!choices)
    throw redirectWithToast(
      context,
      paths.brand.discover,
      errorToast("Failed to load athlete profile"),
    );
  const { athlete, campaigns, fitting, feePercent, confirmed } = choices;
  const asked = new URL(request.url).searchParams;
  const free = campaigns.filter(({ invitation }) => !invitation);
  const chosen =
    free.find(({ id }) => id === asked.get("campaign")) ??
    onlyOne(free) ??
    onlyOne(free.filter(({ id }) => fitting.includes(id)));
  return {
    id: newId(),
    athlete,
    campaigns,
    feePercent,
    confirmed,
    chosen: chosen?.id,
    returnTo: safePath(asked.get("returnTo"), paths.brand.athlete(athlete.id)),
    record,
    hasPasskeys: mayUsePasskey,
  } satisfies InviteView & { record: TrackRecord | null };
}

const onlyOne = <Row,>(rows: Row[]): Row | undefined => (rows.length === 1 ? rows[0] : undefined);

export const action = defineActions(({ context, params }) => {
  const ctx = requireBrand(context);
  const athleteId = requireParam(params, "athleteId");
  return {
    [SHOW_CAMPAIGN]: shownAgain,
    default: handleForm(inviteSchema, async ({ inPlace, returnTo, ...invitation }) => {
      if (invitation.name) requireRecentProof(context, { asksPassword: true });
      const { name, over, below } = await invite(ctx, athleteId, invitation, context);
      const toast = {
        title: "Invitation Sent!",
        description: [
          `Invitation sent to ${name}. The athlete will be notified about your campaign.`,
          over > 0 && `You're now ${formatMoney(over)} over its budget.`,
          below && "Your fee is below their starting rate.",
        ]
          .filter(Boolean)
          .join(" "),
      };
      if (inPlace) {
        setToast(context.cookies, toast);
        return data({ sent: true as const });
      }
      return redirectWithToast(context, safePath(returnTo, paths.brand.athlete(athleteId)), toast);
    }),
  };
});

export default function InviteAthlete() {
  const { record, ...view } = useLoaderData<typeof loader>();
  const actionData = useActionData<InviteActionData>() as InviteActionData | undefined;
  const busy = useSending();
  return (
    <>
      <PageHead
        title={`Invite ${view.athlete.name}`}
        index="Choose one of your draft or active campaigns. Invited athletes can see the full brief."
      />
      <BesideRecord record={record} title="Track record">
        <Card className={record ? "" : "single-column"}>
          <InviteForm
            view={view}
            actionData={actionData}
            busy={busy}
            as={Form}
            cancel={<Cancel to={view.returnTo} />}
          />
        </Card>
      </BesideRecord>
    </>
  );
}
