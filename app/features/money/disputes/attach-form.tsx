import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Cancel, ErrorSummary, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { MessageChoices } from "~/features/communication/messages/message-choices";
import { paths, withQuery } from "~/paths";
import type { attachable } from "./attach-messages.server";
import { attachForm } from "./forms";
import { sideOrYou } from "./side-names";

/** Chooses messages of the conversation. */
export function AttachForm({
  dispute,
  readerId,
  excerptId,
  actionData,
}: {
  dispute: Awaited<ReturnType<typeof attachable>>;
  readerId: string;
  excerptId: string;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("attach", attachForm, {
    actionData,
    defaultValue: { id: excerptId } as never,
  });
  const busy = useSending();
  const { id, messages, earlier } = dispute;
  const typed = [fields.messages.initialValue].flat().map(String);
  return (
    <Card className="max-w-text">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? excerptId} />
        <MessageChoices
          field={fields.messages}
          legend="Messages to attach"
          hint="Our team sees only the messages you choose. Copies stay in the dispute, even if a message is unsent later."
          earlier={
            earlier === null
              ? null
              : withQuery(paths.disputeMessages(id), { before: String(earlier) })
          }
          messages={messages.map((message) => ({
            ...message,
            from: sideOrYou(dispute, message.senderId, readerId),
          }))}
          isChosen={(seq) => typed.includes(seq)}
        />
        <div className="action-bar">
          <Button busy={busy}>Attach messages</Button>
          <Cancel to={paths.dispute(id)} />
        </div>
      </Form>
    </Card>
  );
}
