import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { requireAthlete } from "~/features/accounts/guards.server";
import { Brief, Comparison, Terms } from "~/features/invitations/campaign-brief";
import { respond } from "~/features/invitations/commands.server";
import { InvitationPanel } from "~/features/invitations/invitation-panel";
import { campaignForAthlete } from "~/features/invitations/queries.server";
import { answerSchema } from "~/features/invitations/schema";
import { ANSWERED } from "~/features/invitations/status";
import { safePath } from "~/platform/back";
import { AppError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.title ?? "Campaign") },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const acting = requireAthlete(context);
  return campaignForAthlete(acting, String(params.campaignId));
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const acting = requireAthlete(context);
  const parsed = answerSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw new AppError("invalid", "Failed to respond");
  const { intent: answer, returnTo } = parsed.data;
  const campaignId = String(params.campaignId);
  await respond(acting, campaignId, answer);
  return redirectWithToast(context, safePath(returnTo, `/athlete/campaigns/${campaignId}`), {
    title: `Invitation ${ANSWERED[answer]}`,
  });
}

export default function AthleteCampaign() {
  const campaign = useLoaderData<typeof loader>();
  const by = [campaign.company || "A brand", campaign.industry].filter(Boolean).join(" · ");
  return (
    <>
      <TextLink to="/athlete/campaigns" className="mb-3 text-sm">
        ← All campaigns
      </TextLink>
      <PageHead title={campaign.title} lead={by} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.7fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <InvitationPanel campaign={campaign} invitation={campaign.invitation} />
          <Brief campaign={campaign} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Terms campaign={campaign} />
          <Comparison lines={campaign.fit} />
        </div>
      </div>
    </>
  );
}
