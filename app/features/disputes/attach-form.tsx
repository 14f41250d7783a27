import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Cancel, ErrorSummary, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckBox } from "~/components/ui/checkbox";
import { ErrorText } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { paths, withQuery } from "~/paths";
import type { attachable } from "./attach.server";
import { attachForm } from "./forms";
import { sideOrYou } from "./names";

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
  const busy = useNavigation().state !== "idle";
  const { id, messages, earlier } = dispute;
  const typed = [fields.messages.initialValue].flat().map(String);
  return (
    <Card className="max-w-[640px]">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
        <ErrorSummary form={form} />
        <input type="hidden" name={fields.id.name} value={fields.id.initialValue ?? excerptId} />
        <fieldset id={fields.messages.id} tabIndex={-1} className="min-w-0 outline-none">
          <legend className="font-[650]">Messages to attach</legend>
          <p className="text-sm text-soft">
            Our team sees only the messages you choose. Copies stay in the dispute, also if a
            message is unsent later.
          </p>
          {earlier !== null && (
            <TextLink to={withQuery(paths.disputeMessages(id), { before: String(earlier) })}>
              Choose from earlier messages
            </TextLink>
          )}
          {messages.map(({ seq, senderId, body, createdAt }) => (
            <CheckBox
              key={seq}
              className="border-b border-line py-1.5"
              id={`${fields.messages.id}-${seq}`}
              name={fields.messages.name}
              value={seq}
              defaultChecked={typed.includes(String(seq))}
              label={
                <>
                  <span className="text-sm font-[650]">
                    {sideOrYou(dispute, senderId, readerId)}
                  </span>
                  <span className="line-clamp-3 break-words whitespace-pre-line">{body}</span>
                  <span className="text-xs text-soft">
                    <Time at={createdAt} as="moment" />
                  </span>
                </>
              }
            />
          ))}
          <ErrorText id={fields.messages.errorId} errors={fields.messages.errors} />
        </fieldset>
        <div className="flex flex-wrap gap-2.5">
          <Button busy={busy}>Attach messages</Button>
          <Cancel to={paths.dispute(id)} />
        </div>
      </Form>
    </Card>
  );
}
