import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type FormActionData, useLiveActionData } from "~/components/action-data";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { BrandRequestForm } from "~/features/profiles/verification/brand-form";
import {
  LostBadge,
  OwnRequestView,
  RejectedRequest,
} from "~/features/profiles/verification/current-request";
import { ownVerificationActions } from "~/features/profiles/verification/own-action.server";
import { loadOwnVerification } from "~/features/profiles/verification/own-verification.server";
import { requestAsBrand } from "~/features/profiles/verification/request.server";
import { brandRequestSchema } from "~/features/profiles/verification/schema";
import { paths } from "~/paths";
import { defineActions } from "~/platform/define-actions";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Verification") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwnVerification(requireBrand(context));

export const action = defineActions(({ context }) =>
  ownVerificationActions(context, requireBrand(context), {
    page: paths.brand.verification,
    schema: brandRequestSchema,
    submit: requestAsBrand,
  }),
);

export default function BrandVerification() {
  const own = useLoaderData<typeof loader>();
  const actionData = useLiveActionData<typeof action>() as FormActionData;
  if (own.isCurrent && own.request)
    return (
      <OwnRequestView
        own={own}
        request={own.request}
        page={paths.brand.verification}
        actionData={actionData}
        approved="Congratulations! Your brand is verified. Athletes see the badge beside your company's name."
      />
    );
  return (
    <>
      <PageHead
        title="Get Verified"
        index="Athletes answer a brand sooner when they know it's real."
      />
      {own.request?.status === "rejected" && <RejectedRequest request={own.request} />}
      {own.request?.status === "approved" && <LostBadge changed="your company's name" />}
      <BrandRequestForm own={own} actionData={actionData} />
    </>
  );
}
