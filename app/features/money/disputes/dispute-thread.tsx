import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { INTENT } from "~/platform/list-field";
import { isActiveDispute } from "~db/constants";
import type { ShownDispute } from "./dispute-view";
import { messageForm } from "./forms";

/** Keys the box for the next message: it empties once its message is there, and not when the page loads again. */
export const newestOwn = (
  thread: ShownDispute["thread"],
  readerId: string,
  isInternal = false,
): string =>
  thread.findLast((one) => one.senderId === readerId && one.isInternal === isInternal)?.id ??
  "first";

/** The messages of both sides and our team, and the box for the next one while the dispute is active. */
export function DisputeThread({
  dispute: { thread, status },
  readerId,
  messageId,
  actionData,
}: {
  dispute: ShownDispute;
  readerId: string;
  /** The id of the next message. */
  messageId: string;
  actionData: FormActionData;
}) {
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="mb-3 text-lg">
        Communication Thread
      </h2>
      <Card className="flex flex-col gap-4">
        {thread.length === 0 && <p className="text-soft">No messages yet</p>}
        {thread.length > 0 && (
          <ol className="flex flex-col gap-3">
            {thread.map(({ id, senderId, senderName, message, isInternal, createdAt }) => (
              <li
                key={id}
                className={`rounded-control border px-3.5 py-2 ${isInternal ? "border-amber bg-amber-wash" : "border-line"}`}
              >
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-strong">{senderId === readerId ? "You" : senderName}</span>
                  {isInternal && <Badge tone="waiting">Internal note</Badge>}
                  <span className="text-xs text-soft">
                    <Time at={createdAt} as="moment" />
                  </span>
                </p>
                <p className="break-words whitespace-pre-wrap">{message}</p>
              </li>
            ))}
          </ol>
        )}
        {isActiveDispute(status) && (
          <MessageForm
            key={newestOwn(thread, readerId)}
            messageId={messageId}
            actionData={actionData}
            intent="message"
            label="Your message"
            action="Send message"
          />
        )}
      </Card>
    </section>
  );
}

/** @param intent a message for both sides, or a note for staff */
export function MessageForm({
  messageId,
  actionData,
  intent,
  label,
  hint,
  action,
}: {
  messageId: string;
  actionData: FormActionData;
  intent: "message" | "note";
  label: string;
  hint?: string;
  action: string;
}) {
  const [form, fields] = useZodForm(intent, messageForm, {
    actionData,
    defaultValue: { id: messageId } as never,
  });
  const busy = useSending();
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="flex flex-col items-start gap-3 *:w-full"
    >
      <ErrorSummary form={form} />
      <input type="hidden" name={INTENT} value={intent} />
      <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? messageId} />
      <TextArea field={fields.message} label={label} hint={hint} rows={3} />
      <Button busy={busy} variant={intent === "note" ? "plain" : "primary"} className="!w-auto">
        {action}
      </Button>
    </Form>
  );
}
