import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { FileInput } from "~/components/ui/field";
import { ACCEPTED } from "./limits";
import { type Chosen, Uploads, type UploadTarget } from "./uploads";

interface Props {
  target: UploadTarget;
  label: string;
  /** Of its input, for a label elsewhere on the page. */
  inputId?: string;
  several?: boolean;
  /** What it takes; by default what a content item may have. */
  takes?: { accept: string; hint: string; formHint?: string; action?: string };
  /** Files that were pasted elsewhere on the page. */
  pasted?: readonly File[] | null;
  /** The form beside it. Without scripts its fields go with the files, so that what was typed there is not lost. */
  beside?: string;
}

const CONTENT_ITEMS = {
  accept: ACCEPTED,
  hint: "PNG, JPG, MP4 up to 500MB",
  formHint: ". Without JavaScript, up to 95 MB at once",
};

/**
 * Chooses files. Without scripts they are sent with the form, at most 95 MB at once; with scripts, in parts as soon
 * as they are chosen.
 */
export function UploadForm({
  target,
  label,
  inputId,
  several = false,
  takes = CONTENT_ITEMS,
  pasted,
  beside,
}: Props) {
  const ownId = useId().replaceAll(":", "");
  const id = inputId ?? `upload-${ownId}`;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [hydrated, setHydrated] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    if (!files?.length) return false;
    setChosen({ files: several ? [...files] : [...files].slice(0, 1) });
    if (input.current) input.current.value = "";
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setHydrated(true);
    // Chosen before the scripts came.
    take(input.current?.files);
  }, []);
  useEffect(() => {
    if (pasted) setChosen({ files: [...pasted] });
  }, [pasted]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <>
      <form
        method="post"
        action={target.form}
        encType="multipart/form-data"
        className="flex flex-col items-start gap-2 rounded-control border border-dashed border-control p-4"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onPaste={(event) => {
          if (take(event.clipboardData.files)) event.preventDefault();
        }}
      >
        <label id={`${id}-label`} htmlFor={id} className="font-strong">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          {takes.hint}
          {takes.formHint && <noscript>{takes.formHint}</noscript>}
        </p>
        <FileInput
          ref={input}
          id={id}
          form={hydrated ? undefined : beside}
          multiple={several}
          accept={takes.accept}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          onChange={(event) => take(event.currentTarget.files)}
        />
        {!hydrated && (
          <Button
            size="sm"
            variant="plain"
            {...(beside && {
              ...{ form: beside, formAction: target.form, formEncType: "multipart/form-data" },
              ...{ formNoValidate: true, name: "intent", value: "save" },
            })}
          >
            {takes.action ?? (several ? "Add files" : "Add file")}
          </Button>
        )}
      </form>
      {hydrated && <Uploads target={target} chosen={chosen} />}
    </>
  );
}
