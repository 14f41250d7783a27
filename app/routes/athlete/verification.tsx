import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type FormActionData, useLiveActionData } from "~/components/action-data";
import { PageHead } from "~/components/ui/page";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { AthleteRequestForm } from "~/features/profiles/verification/athlete-form";
import {
  LostBadge,
  OwnRequestView,
  RejectedRequest,
} from "~/features/profiles/verification/current-request";
import { ownVerificationActions } from "~/features/profiles/verification/own-action.server";
import { loadOwnVerification } from "~/features/profiles/verification/own-verification.server";
import { requestAsAthlete } from "~/features/profiles/verification/request.server";
import { athleteRequestSchema } from "~/features/profiles/verification/schema";
import { paths } from "~/paths";
import { defineActions } from "~/platform/define-actions";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Verification") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwnVerification(requireAthlete(context));

export const action = defineActions(({ context }) =>
  ownVerificationActions(context, requireAthlete(context), {
    page: paths.athlete.verification,
    schema: athleteRequestSchema,
    submit: requestAsAthlete,
  }),
);

export default function AthleteVerification() {
  const own = useLoaderData<typeof loader>();
  const actionData = useLiveActionData<typeof action>() as FormActionData;
  if (own.isCurrent && own.request)
    return (
      <OwnRequestView
        own={own}
        request={own.request}
        page={paths.athlete.verification}
        actionData={actionData}
        approved="Congratulations! You're verified. Brands see the badge beside your name."
      />
    );
  return (
    <>
      <PageHead
        title="Get Verified"
        index="Brands trust a verified profile more, and your Ambassador Score gains 10 points. All fields are optional, but the more we can check, the quicker it goes."
      />
      {own.request?.status === "rejected" && <RejectedRequest request={own.request} />}
      {own.request?.status === "approved" && <LostBadge changed="a channel in your profile" />}
      <AthleteRequestForm own={own} actionData={actionData} />
    </>
  );
}
