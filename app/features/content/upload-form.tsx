import { type ComponentType, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import { ACCEPTED } from "../media/limits";

type Uploads = ComponentType<{ contentId: string; chosen: Chosen | null }>;

/** What was chosen last; a new object each time, so that the same file can be chosen again. */
export interface Chosen {
  files: readonly File[];
}

/**
 * Chooses files. Without scripts they are sent with the form, at most 95 MB at once; with scripts, in parts as soon
 * as they are chosen, by a module that loads when the page is ready.
 */
export function UploadForm({ contentId }: { contentId: string }) {
  const id = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [Uploads, setUploads] = useState<Uploads | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    if (!files?.length) return false;
    setChosen({ files: [...files] });
    if (input.current) input.current.value = "";
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is ready
  useEffect(() => {
    import("./uploads").then(
      (module) => {
        setUploads(() => module.Uploads);
        // Chosen while it loaded.
        take(input.current?.files);
      },
      // The form still works as it does without scripts.
      () => {},
    );
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (Uploads) take(event.dataTransfer.files);
  };
  return (
    <>
      <form
        method="post"
        action={paths.athlete.contentFiles(contentId)}
        encType="multipart/form-data"
        className="flex flex-col items-start gap-2 rounded-control border border-dashed border-control p-4"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onPaste={(event) => {
          if (Uploads && take(event.clipboardData.files)) event.preventDefault();
        }}
      >
        <label htmlFor={id} className="font-[650]">
          Add pictures or clips
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          PNG, JPG, MP4 up to 500MB
          {!Uploads && ". Without JavaScript, up to 95 MB at once"}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          name="file"
          multiple
          accept={ACCEPTED}
          aria-describedby={`${id}-hint`}
          className="max-w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-control file:bg-transparent file:px-4 file:font-[650] file:text-ink"
          onChange={(event) => Uploads && take(event.currentTarget.files)}
        />
        {!Uploads && <Button size="sm">Add files</Button>}
      </form>
      {Uploads && <Uploads contentId={contentId} chosen={chosen} />}
    </>
  );
}
