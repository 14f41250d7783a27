import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { Checkbox, ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { lazyHydrated } from "~/components/later";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { POLISH_CHECKS } from "~db/constants";
import { ClaimButton, Whereabouts } from "../polishing/claim-button";
import { CHECK_LABELS } from "../polishing/fields";
import { checksForm } from "../polishing/forms";
import type { Polishing } from "../polishing/queries.server";
import { returnForm } from "./forms";
import type { StaffContent } from "./queries.server";

const PolishedFiles = lazyHydrated<{ content: StaffContent }>("polished-files", () =>
  import("./polished-files").then(({ PolishedFiles: Files }) => Files),
);

const useBusy = (intent: string) => useNavigation().formData?.get("intent") === intent;

interface Props {
  content: StaffContent;
  polishing: Polishing;
  viewerId: string;
  /** Whether the viewer may release what a colleague has. */
  isAdmin: boolean;
  actionData: FormActionData;
}

/** A content item that is with staff: claim it, polish its files, check it, and send it on or back. */
export function PolishingPanel({ content, polishing, viewerId, isAdmin, actionData }: Props) {
  const mine = polishing.holderId === viewerId;
  return (
    <section aria-labelledby="polishing" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="polishing" className="text-lg">
            Polishing
          </h2>
          <p className="text-sm text-soft">
            <Whereabouts {...polishing} mine={mine} />
          </p>
        </div>
        {polishing.holderId ? (
          (mine || isAdmin) && (
            <ClaimButton contentId={content.id} title={content.title} intent="release" />
          )
        ) : (
          <ClaimButton contentId={content.id} title={content.title} intent="claim" />
        )}
      </div>
      {mine ? (
        <>
          {content.files.length > 0 && <PolishedFiles content={content} />}
          <SendOn checks={polishing.checks} actionData={actionData} />
          <SendBack content={content} actionData={actionData} />
        </>
      ) : (
        <Card>
          <p>
            {polishing.holderId
              ? `${polishing.holderName ?? "A colleague"} has this. Only they can change it or send it on.`
              : "Claim it to polish it and send it on."}
          </p>
        </Card>
      )}
    </section>
  );
}

function SendOn({ checks, actionData }: { checks: string[]; actionData: FormActionData }) {
  const [form, fields] = useZodForm("checks", checksForm, {
    actionData: actionDataFor(actionData, "checks", "finish"),
    defaultValue: Object.fromEntries(checks.map((name) => [name, true])),
  });
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
        <ErrorSummary form={form} />
        <fieldset>
          <legend className="mb-2 font-strong">Checklist</legend>
          <p className="mb-2 text-sm text-soft">Tick what you've checked, or what doesn't apply.</p>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {POLISH_CHECKS.map((name) => (
              <Checkbox key={name} field={fields[name]} label={CHECK_LABELS[name]} />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="finish" busy={useBusy("finish")}>
            Send to the brand for review
          </Button>
          <Button variant="plain" name="intent" value="checks" busy={useBusy("checks")}>
            Save checklist
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function SendBack({ content, actionData }: { content: StaffContent; actionData: FormActionData }) {
  const failed = actionDataFor(actionData, "return");
  const [form, fields] = useZodForm("return", returnForm, { actionData: failed });
  const polished = content.beingPolished.length > 0;
  return (
    <details open={Boolean(failed) || undefined}>
      <summary className={`${buttonClass({ variant: "plain" })} list-none`}>
        Send back to the athlete
      </summary>
      <Card className="mt-3">
        <Form
          method="post"
          {...getFormProps(form)}
          className="flex flex-col items-start gap-3 *:w-full"
        >
          <ErrorSummary form={form} />
          <input type="hidden" name="intent" value="return" />
          <TextArea
            field={fields.note}
            label="Note to the athlete"
            hint={polished ? "They get their own files back. Your polished files are deleted." : ""}
            rows={4}
          />
          <Button variant="plain" busy={useBusy("return")} className="!w-auto">
            Send back
          </Button>
        </Form>
      </Card>
    </details>
  );
}
