import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { DeletionCard, ExportCard } from "~/features/backoffice/own-data/data-cards";
import { dataPage } from "~/features/backoffice/own-data/data-page.server";
import { undoDeletion } from "~/features/backoffice/own-data/deletion.server";
import { requestExport } from "~/features/backoffice/own-data/export.server";
import { impersonationOf } from "~/features/backoffice/staff/impersonation.server";
import { failureResponse } from "~/features/billing/subscriptions/failure-response.server";
import { requireRecentProof, requireUser } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions } from "~/platform/define-actions";
import { wrapError } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle, product } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Data Management") }];

/** The copy tells by a notification that it is ready. */
export const handle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireUser(context);
  const [page, impersonations] = await Promise.all([dataPage(ctx), impersonationOf(ctx)]);
  return { ...page, impersonations };
}

export const action = defineActions(({ context }) => {
  const ctx = requireUser(context);
  return {
    export: () => {
      requireRecentProof(context);
      return requestExport(ctx).then(
        () =>
          redirectWithToast(context, paths.dataManagement, {
            title: "We're getting your data ready.",
            description: "You can leave this page. We'll tell you when it's done.",
          }),
        (error) => failureResponse("Export Failed", wrapError("export data", error)),
      );
    },
    undo: async () => {
      await undoDeletion(ctx);
      return redirectWithToast(context, paths.dataManagement, { title: "Your account stays." });
    },
  };
});

export default function DataManagement() {
  const answer = useActionData<typeof action>();
  const { copy, mayAsk, deletion, blockers, isStaff, impersonations } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Data Management"
        index="Take a copy of everything we know about you, or delete your account."
      />
      <div className="card-columns">
        <Form method="post" className="contents">
          <ExportCard copy={copy} mayAsk={mayAsk} failed={answer?.failed} />
          <DeletionCard deletion={deletion} blockers={blockers} isStaff={isStaff} />
        </Form>
        {!isStaff && <ImpersonationNotice times={impersonations} />}
        <Card className="flex flex-col gap-2">
          <h2 className="text-lg">Privacy</h2>
          <p>
            The <Link to={paths.privacy}>Privacy Policy</Link> says what we store, why and for how
            long. Questions? Email{" "}
            <a href={`mailto:${product.privacy}`} className="underline">
              {product.privacy}
            </a>
            .
          </p>
        </Card>
      </div>
    </>
  );
}

/** Tells a person when staff saw as them, and why. */
const ImpersonationNotice = ({ times }: { times: Awaited<ReturnType<typeof impersonationOf>> }) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-lg">When our team saw your account</h2>
    <p className="text-soft">
      An admin can see Laurel as you see it for 15 minutes, to help you or to check something. They
      can't change anything or open your messages.
    </p>
    {times.length === 0 ? (
      <p>No one yet.</p>
    ) : (
      <ul>
        {times.map(({ id, from, to, reason }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <p className="font-strong">
              An admin, <Time at={from} as="moment" /> to <Time at={to} as="time" />
            </p>
            <p className="whitespace-pre-line">{reason}</p>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
