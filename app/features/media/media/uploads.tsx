import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "~/components/ui/button";
import { Progress } from "~/components/ui/progress";
import { useRefresh } from "~/components/use-refresh";
import { bytesText } from "~/platform/bytes";
import { Upload, type UploadAddresses } from "./upload";

/** What was chosen last; a new object each time, so that the same file can be chosen again. */
export interface Chosen {
  files: readonly File[];
}

/** Where files go. */
export interface UploadTarget extends UploadAddresses {
  /** Takes them with a form. */
  form: string;
  /** A large photo is not made smaller, so that what arrives is what its sender has. */
  asItIs?: boolean;
  /** The intents of the forms on its page that would leave a file behind which is still on its way. */
  holds?: readonly string[];
}

/** The uploads of this tab. They go on while other screens are open, until the tab is closed. */
interface Entry {
  /** The address of the form: uploads of one target are shown together. */
  form: string;
  upload: Upload;
}

const store = {
  uploads: [] as readonly Entry[],
  listeners: new Set<() => void>(),
  change(uploads: readonly Entry[]) {
    store.uploads = uploads;
    for (const listener of store.listeners) listener();
  },
  subscribe(listener: () => void) {
    store.listeners.add(listener);
    return () => store.listeners.delete(listener);
  },
};

/** A photo above this is made smaller first. */
const LARGE_BYTES = 1_500_000;

async function start(target: UploadTarget, chosen: File) {
  const isLarge = !target.asItIs && chosen.type === "image/jpeg" && chosen.size > LARGE_BYTES;
  const file = isLarge ? await shrunk(chosen) : chosen;
  const upload = new Upload(file, target, () => store.change([...store.uploads]));
  store.change([...store.uploads, { form: target.form, upload }]);
  void upload.run();
}

const shrunk = (file: File) =>
  import("./shrink").then(
    ({ shrink }) => shrink(file),
    () => file,
  );

const forget = (upload: Upload) =>
  store.change(store.uploads.filter((entry) => entry.upload !== upload));

const isRunning = ({ upload }: Entry) => ["sending", "checking"].includes(upload.progress.state);

/** Files that were chosen on the page before, by the form of their target. */
const queuedFiles = new Map<string, readonly File[]>();

/** The next page that shows this target's form sends the files. */
export const queueFiles = (form: string, files: readonly File[]) => queuedFiles.set(form, files);

/** What is being sent to a target. */
export function Uploads({ target, chosen }: { target: UploadTarget; chosen: Chosen | null }) {
  const all = useSyncExternalStore(store.subscribe, () => store.uploads);
  const refresh = useRefresh();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    for (const file of chosen?.files ?? []) void start(target, file);
  }, [chosen]);
  useEffect(() => {
    for (const file of queuedFiles.get(target.form) ?? []) void start(target, file);
    queuedFiles.delete(target.form);
  });
  const mine = all.filter(({ form }) => form === target.form);
  const arrived = mine.filter(({ upload }) => upload.progress.state === "done");
  useEffect(() => {
    if (arrived.length === 0) return;
    for (const { upload } of arrived) forget(upload);
    refresh();
  });
  useEffect(() => {
    if (!all.some(isRunning)) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  });
  const held = useHeldForms(mine.length > 0 ? target.holds : undefined);
  if (mine.length === 0) return null;
  return (
    <>
      {held && (
        <p role="alert" className="text-alert">
          Not sent yet: {mine.length === 1 ? "a file hasn't" : "files haven't"} arrived. Wait until
          the upload is done, or cancel it to send without it.
        </p>
      )}
      <ul aria-label="Uploads" className="flex flex-col gap-4">
        {mine.map(({ upload }) => (
          <Row key={upload.file.name + upload.file.lastModified} upload={upload} />
        ))}
      </ul>
      {mine.some(isRunning) && (
        <p className="text-sm text-soft">
          You can open other screens while it uploads. If you close this tab, choose the same file
          within 7 days to go on where it stopped.
        </p>
      )}
    </>
  );
}

/** Holds these forms of the page back. @returns whether one was pressed */
function useHeldForms(intents: readonly string[] | undefined): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!intents) return;
    const hold = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      const sent = new FormData(form as HTMLFormElement, submitter);
      if (!intents.includes(String(sent.get("intent")))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld(true);
    };
    window.addEventListener("submit", hold, { capture: true });
    return () => {
      window.removeEventListener("submit", hold, { capture: true });
      setHeld(false);
    };
  }, [intents]);
  return held;
}

function Row({ upload }: { upload: Upload }) {
  const { state, sent, message } = upload.progress;
  const { name, size } = upload.file;
  return (
    <li className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <Progress
          label={name}
          value={state === "checking" ? undefined : sent}
          max={size}
          text={textOf(upload)}
        />
        {message && (
          <p role="alert" className="mt-1 text-sm text-alert">
            {message}
          </p>
        )}
      </div>
      {state === "sending" && <Step onClick={() => upload.pause()}>Pause</Step>}
      {state === "paused" && <Step onClick={() => upload.run()}>Go on</Step>}
      {state === "failed" && <Step onClick={() => upload.run()}>Try again</Step>}
      {state !== "checking" && (
        <Step
          onClick={() => {
            void upload.cancel();
            forget(upload);
          }}
        >
          Cancel
        </Step>
      )}
    </li>
  );
}

const Step = (props: { onClick: () => void; children: string }) => (
  <Button type="button" variant="plain" size="sm" {...props} />
);

/** '12 of 40 MB · 2.1 MB a second · 14 s left' */
function textOf({ file: { size }, progress: { state, sent, speed } }: Upload): string {
  if (state === "checking") return "Checking…";
  const parts = [`${bytesText(sent)} of ${bytesText(size)}`];
  if (state === "paused") parts.push("paused");
  if (state === "sending" && speed > 0)
    parts.push(`${bytesText(speed)} a second`, `${timeLeft((size - sent) / speed)} left`);
  return parts.join(" · ");
}

const timeLeft = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`;
