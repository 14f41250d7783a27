import { getFormProps, getTextareaProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { SAVED_EVENT } from "~/components/drafts/form-events";
import { ErrorSummary, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { control, ErrorText } from "~/components/ui/field";
import { UploadForm } from "~/features/media/media/upload-form";
import { filesOf, paths } from "~/paths";
import { MAX_MESSAGE_LENGTH } from "./fields";
import { sendForm } from "./forms";
import type { Message } from "./load-thread.server";
import { newMessageId } from "./outgoing";
import { OutgoingList } from "./outgoing-list";
import { Presence } from "./presence";
import type { RoomEvents } from "./room-events";
import { formatMessagePreview } from "./text-parts";
import { useOutgoing } from "./use-outgoing";
import { useThreadEnd } from "./use-thread-end";

const TAKES = {
  accept: "image/png,image/jpeg,application/pdf",
  hint: "PNG, JPG or PDF up to 20 MB",
  action: "Send files",
};

interface AttachProps {
  conversationId: string;
  /** Files that were pasted into the text box; they are sent like chosen ones. */
  pasted: readonly File[] | null;
}

/** Sends files. Each becomes a message of its own as soon as it has arrived. */
const Attach = ({ conversationId: id, pasted }: AttachProps) => (
  <details open={pasted !== null || undefined}>
    <summary className="disclosure text-sm">Send a picture or PDF</summary>
    <div className="flex flex-col gap-3 pb-1">
      <UploadForm
        target={filesOf(paths.conversation(id))}
        label="Choose pictures or PDFs"
        several
        takes={TAKES}
        pasted={pasted}
      />
    </div>
  </details>
);

export interface ComposerProps {
  /** The conversation, or the recipient of the first message. */
  conversation: string;
  /** The id of the message. Each load of the page makes a new one. */
  messageId: string;
  name: string;
  actionData: FormActionData;
  /** The part of the thread that is shown, and whether the newest messages are in it; null for a new conversation. */
  thread: {
    userId: string;
    messages: readonly Message[];
    isNewest: boolean;
    /** Takes what the conversation's room says. */
    onEvents: (frame: RoomEvents) => void;
  } | null;
}

/** The text box for a message. Enter sends the message, Shift+Enter adds a new line. */
export function Composer({ thread, ...box }: ComposerProps) {
  const [pasted, setPasted] = useState<File[] | null>(null);
  return thread ? (
    <>
      <LiveBox {...box} thread={thread} onPasteFiles={setPasted} />
      <Attach conversationId={box.conversation} pasted={pasted} />
    </>
  ) : (
    <Box {...box} />
  );
}

type LiveProps = ComposerProps & {
  thread: NonNullable<ComposerProps["thread"]>;
  onPasteFiles: (files: File[]) => void;
};

/** Sends with a script, without loading the page again: the message appears at once, with its sending status. */
function LiveBox({ thread: { userId, messages, isNewest, onEvents }, ...box }: LiveProps) {
  const { conversation, name } = box;
  const [written, setWritten] = useState(0);
  const stored = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  const { queue, send, tryAgain, discard } = useOutgoing(userId, conversation, stored);
  const files = messages.filter(({ senderId, file }) => file && senderId === userId).length;
  useThreadEnd(isNewest ? (messages.at(-1)?.seq ?? 0) : null, written + files);
  const [end, setEnd] = useState<Element | null>(null);
  useEffect(() => setEnd(document.getElementById("outgoing")), []);
  return (
    <>
      {end &&
        createPortal(<OutgoingList queue={queue} onAgain={tryAgain} onDiscard={discard} />, end)}
      <Presence conversationId={conversation} onEvents={onEvents} />
      <Announcement name={name} userId={userId} messages={messages} />
      <Box
        {...box}
        onSend={(message) => {
          send(message);
          setWritten((n) => n + 1);
        }}
      />
    </>
  );
}

/** Announces new messages to screen readers, each once. */
function Announcement({
  name,
  userId,
  messages,
}: {
  name: string;
  userId: string;
  messages: readonly Message[];
}) {
  const newest = messages.findLast(({ senderId }) => senderId !== userId);
  const [opened] = useState(newest?.seq);
  return (
    <p role="status" className="sr-only">
      {newest && newest.seq !== opened && !newest.removedAt && `${name}: ${formatSentText(newest)}`}
    </p>
  );
}

const formatSentText = ({ body: text, file }: Message) =>
  formatMessagePreview({ text, file, isRemoved: false });

function Box({
  conversation,
  messageId,
  name,
  actionData,
  onSend,
  onPasteFiles,
}: Omit<ComposerProps, "thread"> & {
  onSend?: (message: { id: string; text: string }) => void;
  onPasteFiles?: (files: File[]) => void;
}) {
  const [form, { message }] = useZodForm(`write-${conversation}`, sendForm, {
    actionData: actionDataFor(actionData, "send"),
  });
  const sending = useNavigation().formData?.get("intent") === "send";
  const { key, ...props } = getTextareaProps(message);
  const [id, setId] = useState(messageId);

  /** An invalid message goes through the normal submit, which shows the errors. */
  const sendFromPage = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget: box } = event;
    const fields = new FormData(box);
    const text = String(fields.get("message")).trim();
    if (!onSend || text === "" || text.length > MAX_MESSAGE_LENGTH) return;
    event.preventDefault();
    event.stopPropagation();
    onSend({ id: String(fields.get("id")), text });
    setId(newMessageId());
    // Not with a form reset, which would mount the field again and lose the focus.
    (box.elements.namedItem("message") as HTMLTextAreaElement).value = "";
    // From now on the message is kept in the outgoing queue, not as a draft.
    box.dispatchEvent(new CustomEvent(SAVED_EVENT, { bubbles: true, detail: null }));
  };

  /** Text wins, because office programs copy a picture of a text beside it. */
  const takeFiles = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    if (!onPasteFiles || files.length === 0 || types.includes("text/plain")) return;
    event.preventDefault();
    onPasteFiles([...files]);
  };

  return (
    <Form
      method="post"
      {...getFormProps(form)}
      onSubmitCapture={sendFromPage}
      className="flex flex-col gap-2"
    >
      {form.errors && <ErrorSummary form={form} title="Error sending message" />}
      <input type="hidden" name="intent" value="send" />
      <input key={id} type="text" hidden readOnly data-basis name="id" defaultValue={id} />
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
          onPaste={takeFiles}
          {...props}
        />
        <Button busy={sending}>Send</Button>
      </div>
      <ErrorText id={message.errorId} errors={message.errors} />
    </Form>
  );
}

/** Not on phones, where Enter is the only way to add a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
  if (key !== "Enter" || shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing)
    return;
  if (!window.matchMedia("(pointer: fine)").matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
