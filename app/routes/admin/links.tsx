import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Button } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { FieldFrame, Input } from "~/components/ui/field";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { stopSchema } from "~/features/content/links/schema";
import { StopCard } from "~/features/content/links/stop-card";
import {
  findStoppedLinks,
  resumeLinks,
  stopLinks,
} from "~/features/content/links/stop-links.server";
import { requireStaff, requireStaffCommand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm, textFields } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Short links") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireStaff(context, "moderate content");
  const typed = context.request.url.searchParams.get("link") ?? "";
  return { typed, ...(await findStoppedLinks(ctx, typed)) };
}

export const action = defineActions(({ context }) => {
  const ctx = requireStaffCommand(context, "moderate content");
  const done = (title: string) => redirectWithToast(context, paths.admin.links, { title });
  return {
    resume: handleButton(textFields("campaignId"), async ({ campaignId }) => {
      await resumeLinks(ctx, campaignId);
      return done("The links work again, and we've let the brand know.");
    }),
    stop: handleForm(stopSchema, async ({ campaignId, reason }) => {
      await stopLinks(ctx, campaignId, reason);
      return done("The links are off. We've let the brand and its athletes know.");
    }),
  };
});

export default function AdminLinks() {
  const { typed, found, stopped } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const others = stopped.filter(({ campaignId }) => campaignId !== found?.campaignId);
  return (
    <>
      <PageHead
        title="Short links"
        index="Switch the links of a campaign off when the page they lead to harms visitors."
      />
      <WorkAndFacts
        facts={
          <>
            {others.map((campaign) => (
              <StopCard key={campaign.campaignId} campaign={campaign} actionData={undefined} />
            ))}
            {stopped.length === 0 && (
              <EmptyList
                title="No links are switched off"
                example={["Spring Trail Launch", "Northlight · since 3 Mar", "Off"]}
              >
                A campaign appears here when you switch its links off.
              </EmptyList>
            )}
          </>
        }
      >
        <Form method="get" className="flex flex-wrap items-end gap-2.5">
          <FieldFrame id="link" label="Short link" className="basis-80">
            <Input id="link" name="link" defaultValue={typed} required autoComplete="off" />
          </FieldFrame>
          <Button variant="plain">Search</Button>
        </Form>
        {typed && !found && (
          <p role="status">There is no such link. Check its last eight letters and digits.</p>
        )}
        {found && <StopCard key={found.campaignId} campaign={found} actionData={actionData} />}
      </WorkAndFacts>
    </>
  );
}
