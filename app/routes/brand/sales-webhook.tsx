import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CopyField } from "~/components/ui/copy-field";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { createSalesSecret, loadSalesSecret } from "~/features/content/links/sales-secret.server";
import { WebhookAnswers, WebhookHelp } from "~/features/content/links/webhook-help";
import { requireBrand, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Report sales from your shop") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  return {
    ...(await loadSalesSecret(ctx)),
    address: context.env.APP_ORIGIN + paths.salesReports(ctx.actor.brandId),
  };
}

export async function action({ context }: ActionFunctionArgs) {
  const ctx = requireBrand(context);
  requireRecentProof(context);
  return data({ secret: await createSalesSecret(ctx, context.env) });
}

export default function SalesWebhook() {
  const { since, refusal, address } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  const busy = useSending();
  return (
    <>
      <BackLink to={paths.brand.sales}>Report sales</BackLink>
      <PageHead
        title="Report sales from your shop"
        index="Your shop can report each order itself. A developer sets this up."
      />
      <WorkAndFacts facts={<WebhookAnswers />}>
        <Card className="flex flex-col gap-4">
          <CopyField label="Address" value={address} />
          {made ? (
            <div role="alert" className="flex flex-col gap-3 rounded-card bg-leaf-wash p-4">
              <p>Copy the secret now. We won't show it again.</p>
              <CopyField label="Secret" value={made.secret} />
            </div>
          ) : (
            <p>
              {since === null ? (
                "You need a secret that your shop signs its reports with."
              ) : (
                <>
                  You made a secret on <Time at={since} />. If it's lost or someone else has seen
                  it, make a new one: the old one stops working at once.
                </>
              )}
            </p>
          )}
          {refusal ? (
            <p>{refusal}</p>
          ) : (
            <Form method="post">
              <Button variant={since === null ? "primary" : "plain"} busy={busy}>
                {since === null ? "Make a secret" : "Make a new secret"}
              </Button>
            </Form>
          )}
        </Card>
        <WebhookHelp address={address} />
      </WorkAndFacts>
    </>
  );
}
