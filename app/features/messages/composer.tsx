import { getFormProps, getTextareaProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { control, ErrorText } from "~/components/ui/field";
import { sendForm } from "./forms";

export interface ComposerProps {
  /** Names the form, for what is kept of it on the device. */
  conversation: string;
  /** The key of the message; new with each load. */
  messageId: string;
  name: string;
  actionData: FormActionData;
  /** The number of one's newest message: when it grows, the box is emptied. */
  sent: number;
}

/** The box for a message. Enter sends it, Shift+Enter begins a line. */
export function Composer({ conversation, messageId, name, actionData, sent }: ComposerProps) {
  const [form, { message }] = useZodForm(`message-${conversation}`, sendForm, {
    actionData: actionDataFor(actionData, "send"),
  });
  const sending = useNavigation().formData?.get("intent") === "send";
  const { key, ...props } = getTextareaProps(message);
  const box = useRef<HTMLFormElement>(null);
  const emptied = useRef(sent);
  useEffect(() => {
    if (emptied.current !== sent) box.current?.reset();
    emptied.current = sent;
  }, [sent]);
  return (
    <Form ref={box} method="post" {...getFormProps(form)} className="flex flex-col gap-2">
      {form.errors && <ErrorSummary form={form} title="Error sending message" />}
      <input type="hidden" name="intent" value="send" />
      <input hidden readOnly data-basis name="id" defaultValue={messageId} />
      <label htmlFor={message.id} className="sr-only">
        Message to {name}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          key={key}
          rows={2}
          placeholder="Write a message"
          className={`${control} max-h-48 [field-sizing:content]`}
          onKeyDown={sendOnEnter}
          {...props}
        />
        <Button busy={sending}>Send</Button>
      </div>
      <ErrorText id={message.errorId} errors={message.errors} />
    </Form>
  );
}

/** Not on phones, where Enter is the only key for a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
  if (key !== "Enter" || shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing)
    return;
  if (!window.matchMedia("(pointer: fine)").matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
