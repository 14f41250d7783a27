import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { plural } from "~/platform/numbers";
import { stopForm } from "./forms";
import type { LinkedCampaign } from "./stop-links.server";

/** Where the links of a campaign lead, and the way to switch them off or on. The address is text: staff do not follow it by accident. */
export function StopCard({
  campaign: { campaignId, title, ownerId, company, target, stoppedAt, stopReason, links },
  actionData,
}: {
  campaign: LinkedCampaign;
  actionData: FormActionData;
}) {
  const busy = useSending();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      <p>
        {plural(links, "link")} of{" "}
        <Link to={paths.admin.user(ownerId)}>{company || "this brand"}</Link>
        {links === 1 ? " leads" : " lead"} to
        <span className="block font-strong break-all">{target}</span>
      </p>
      {stoppedAt === null ? (
        <Stop campaignId={campaignId} actionData={actionData} />
      ) : (
        <Form method="post" className="flex flex-col items-start gap-3">
          <p>
            Switched off on <Time at={stoppedAt} as="moment" />: {stopReason}
          </p>
          <input type="hidden" name="campaignId" value={campaignId} />
          <Button name="intent" value="resume" variant="plain" busy={busy}>
            Switch on again<span className="sr-only"> the links of {title}</span>
          </Button>
        </Form>
      )}
    </Card>
  );
}

function Stop({ campaignId, actionData }: { campaignId: string; actionData: FormActionData }) {
  const busy = useSending();
  const [form, fields] = useZodForm("stop", stopForm, { actionData });
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
      <ErrorSummary form={form} />
      <input type="hidden" name="campaignId" value={campaignId} />
      <TextArea
        field={fields.reason}
        label="Why they are switched off"
        hint="The brand reads this. Its athletes see that their link is off, and that it isn't their fault."
        rows={3}
      />
      <p>
        <Button name="intent" value="stop" busy={busy}>
          Switch all of them off
        </Button>
      </p>
    </Form>
  );
}
