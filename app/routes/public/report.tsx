import { getFormProps } from "@conform-to/react";
import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, useZodForm } from "~/components/form";
import { PasswordField } from "~/components/password-field";
import { ErrorMessage, useRouteFailure } from "~/components/shell/error-screen";
import { CONTAINER } from "~/components/site/section";
import type { FormAnswer } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { openForm } from "~/features/content/campaign-results/forms";
import { ReportView } from "~/features/content/campaign-results/report-view";
import { openSchema } from "~/features/content/campaign-results/schema";
import { sharedReport } from "~/features/content/campaign-results/shares.server";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { pageTitle, product } from "~/product";
import type { RouteHandle } from "~/root";

export const handle: RouteHandle = { script: "none" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: pageTitle(
      data?.shown
        ? `Report: ${data.shown.report.campaign.title}`
        : data?.ended === null
          ? "Campaign report"
          : "This report isn't available",
    ),
  },
  { name: "robots", content: "noindex,nofollow" },
];

/** The address is a key: no cache keeps the page, no other site learns where its reader came from. */
export const headers: HeadersFunction = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
});

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shared = await sharedReport(context.db, requireParam(params, "token"), context.clock());
  return data(shared, { status: shared.ended ? 410 : 200 });
}

/** The report is the answer to its password: nothing is stored, so no other request opens it. */
export const action = defineActions(({ context, params }) =>
  handleForm(openSchema, async ({ password }) => {
    const token = requireParam(params, "token");
    return data(await sharedReport(context.db, token, context.clock(), password));
  }),
);

export default function SharedReport() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { shown, until, ended } = answer && "until" in answer ? answer : loaded;
  if (!shown && ended === null)
    return (
      <Frame>
        <PasswordForm answer={answer && "result" in answer ? answer : undefined} />
      </Frame>
    );
  if (!shown)
    return (
      <Frame>
        <PageHead title="This report isn't available any more" />
        <p>
          {ended === "expired" ? (
            <>
              The link ended on <Time at={until} />.
            </>
          ) : (
            "The brand has ended this link."
          )}{" "}
          Ask the person who sent it for a new one.
        </p>
      </Frame>
    );
  const { campaign } = shown.report;
  return (
    <Frame>
      <PageHead
        title={campaign.title}
        index={
          <>
            Campaign report{campaign.company && ` by ${campaign.company}`}. This link is open until{" "}
            <Time at={until} />.
          </>
        }
      />
      <ReportView {...shown} />
    </Frame>
  );
}

function PasswordForm({ answer }: { answer: FormAnswer }) {
  const [form, fields] = useZodForm("open", openForm, { actionData: answer });
  return (
    <>
      <PageHead
        title="Campaign report"
        index="This report has a password. Ask the person who sent you the link for it."
      />
      <Form method="post" {...getFormProps(form)} className="flex max-w-prose flex-col gap-4">
        <ErrorSummary form={form} />
        <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
        <p>
          <Button>Open the report</Button>
        </p>
      </Form>
    </>
  );
}

/** No navigation: its reader was sent a report, and nothing else. */
const Frame = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className={`${CONTAINER} py-8 outline-none`}>
    <p className="mb-6 text-lg font-strong text-leaf-deep">{product.name}</p>
    {children}
  </main>
);

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorMessage {...useRouteFailure()} />
    </Frame>
  );
}
