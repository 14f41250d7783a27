import { getFormProps } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { SAVED_EVENT } from "~/components/drafts/form-events";
import { ErrorSummary, useZodForm } from "~/components/form";
import { onceFocused } from "~/components/once-focused";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useRefresh } from "~/components/use-refresh";
import { paths } from "~/paths";
import type { SaveState } from "./autosave-form";
import { ChangedElsewhere } from "./changed-elsewhere";
import { ContentFields } from "./content-fields";
import { CONTENT_FORM, FILES_INPUT, pickFormValues, toFormValues } from "./edit-form-values";
import { PhoneFold } from "./fold";
import { editContentForm } from "./forms";
import type { AthleteContent } from "./queries.server";

export interface EditFormProps {
  /** Of the form. */
  title: string;
  content: AthleteContent;
  /** The id of the form on this page. Each load of the page makes a new one. */
  editorId: string;
  buttons: readonly EditButton[];
  actionData: FormActionData;
}

export interface EditButton {
  intent: "save" | "save-submit" | "revise";
  label: string;
  variant?: "plain";
}

/** The form of a draft, which saves itself, and of a content item that is revised. */
export function EditForm({ title, content, editorId, buttons, actionData }: EditFormProps) {
  const sent = useNavigation().formData?.get("intent");
  const answer = actionDataFor(actionData, "save", ...buttons.map(({ intent }) => intent));
  const start = toFormValues(content);
  const [form, fields] = useZodForm(CONTENT_FORM, editContentForm, {
    actionData: answer,
    defaultValue: start,
  });
  const { staleEdit, setStaleEdit } = useStaleEdit(content);
  const refused = answer?.result?.error?.expectedVersion ? answer.result.initialValue : undefined;
  const mine = staleEdit ?? refused;
  // What the fields began with, also when the page is loaded again. Who has been shown the other text replaces that.
  const [first] = useState({ expectedVersion: content.editedAt, editedIn: editorId });
  const expectedVersion = mine ? content.editedAt : first.expectedVersion;
  const saved = useAutosave(content, buttons, mine === undefined, setStaleEdit);
  const isEmpty = content.filesInHand.length + content.mediaUrls.length === 0;
  const button = ({ intent, label, variant }: EditButton) => (
    <Button
      key={intent}
      form={CONTENT_FORM}
      name="intent"
      value={intent}
      variant={isEmpty ? "plain" : (variant ?? "primary")}
      busy={sent === intent}
    >
      {label}
    </Button>
  );
  const [again] = buttons.filter(({ intent }) => intent === mine?.intent).concat(buttons);
  const editor = (
    <Card className="max-md:p-4">
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
        {mine && again ? (
          <ChangedElsewhere
            content={content}
            theirs={start}
            mine={pickFormValues(mine, start)}
            onTake={dropStoredForm}
          >
            {button({ ...again, label: again.intent === "save" ? "Save mine" : "Send mine" })}
          </ChangedElsewhere>
        ) : (
          <ErrorSummary form={form} />
        )}
        <Basis
          key={mine ? `shown ${expectedVersion}` : "first"}
          name="expectedVersion"
          value={String(expectedVersion)}
        />
        <Basis name="editedIn" value={first.editedIn} />
        <input type="hidden" name="files" value={content.filesInHand.length} />
        <ContentFields formId={form.id} fields={fields} content={content} />
        <p role="status" className="-mt-3 min-h-5 text-sm text-soft">
          {saved && saveStateText(saved)}
        </p>
      </Form>
    </Card>
  );
  return (
    <>
      <section aria-labelledby="caption">
        <h2 id="caption" className="sr-only">
          {title}
        </h2>
        {content.status === "rejected" ? (
          <PhoneFold title="Change the caption" open={answer !== undefined || mine !== undefined}>
            {editor}
          </PhoneFold>
        ) : (
          editor
        )}
      </section>
      {/* Beside the two texts the only way to save is the button that says so: a press meant for these would replace the other text. */}
      {!mine && (
        <div className="action-bar -mt-4 max-md:has-[label]:[&>[value=save]]:hidden">
          {isEmpty && (
            <label htmlFor={FILES_INPUT} className={`${buttonClass()} md:hidden`}>
              Add files
            </label>
          )}
          {buttons.map(button)}
        </div>
      )}
    </>
  );
}

/** A field that is kept on the device with what was typed. As text, because a hidden field's value is its default. */
const Basis = ({ name, value }: { name: string; value: string }) => (
  <input hidden readOnly data-basis name={name} defaultValue={value} />
);

type Typed = Record<string, unknown>;

/**
 * The text that was typed here when a save conflicted with one from another device. It is set after the page has loaded
 * the other text, until the next form is sent.
 */
function useStaleEdit(content: AthleteContent) {
  const { key } = useLocation();
  const page = useRef({ key, content });
  useEffect(() => {
    page.current = { key, content };
  });
  const [conflict, setConflict] = useState<(typeof page.current & { mine: Typed }) | null>(null);
  return {
    staleEdit: conflict?.key === key && conflict.content !== content ? conflict.mine : undefined,
    setStaleEdit: (mine: Typed) => setConflict({ ...page.current, mine }),
  };
}

const formElement = () => document.getElementById(CONTENT_FORM) as HTMLFormElement;

/** Deletes the copy of the form that this device has kept. */
const dropStoredForm = () =>
  formElement().dispatchEvent(new CustomEvent(SAVED_EVENT, { bubbles: true }));

/** Saves a draft as it is typed. @returns the state to show beside the buttons */
function useAutosave(
  { id }: AthleteContent,
  buttons: readonly EditButton[],
  mayReplace: boolean,
  onConflict: (mine: Typed) => void,
): SaveState | null {
  const [state, setState] = useState<SaveState | null>(null);
  const refresh = useRefresh();
  const isDraft = buttons.some(({ intent }) => intent === "save");
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, and again after a conflict
  useEffect(() => {
    if (!isDraft || !mayReplace) return;
    const form = formElement();
    const show = (next: SaveState | null) => {
      setState(next);
      if (next === "stale") onConflict(Object.fromEntries(new FormData(form)));
      // The parts of the page beside the form show the saved text.
      if (next === "stale" || next === "saved") refresh();
    };
    let isSent = false;
    const note = ({ submitter }: SubmitEvent) => {
      isSent ||= submitter?.getAttribute("name") === "intent";
    };
    form.addEventListener("submit", note);
    const stop = onceFocused(form, async () => {
      const { autosaveForm } = await import("./autosave-form");
      form.removeEventListener("submit", note);
      return autosaveForm(form, paths.athlete.contentDraft(id), show, isSent);
    });
    return () => {
      form.removeEventListener("submit", note);
      stop();
      setState(null);
    };
  }, [isDraft, mayReplace]);
  return state;
}

const TEXTS = {
  saving: "Saving…",
  saved: "Saved",
  unreachable: "Not saved — no connection",
  "signed out": "Not saved — you've been signed out",
  stale: "Not saved",
};

const saveStateText = (state: SaveState) =>
  typeof state === "string" ? TEXTS[state] : `Not saved. ${state.refused}`;
