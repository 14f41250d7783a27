import { useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { FileInput } from "~/components/ui/file-input";
import { paths } from "~/paths";
import { ACCEPTED } from "../media/limits";

/** Adds files. A plain form: the browser shows how far they are. */
export function AddPieces({ room }: { room: number }) {
  const id = `pieces-${useId().replaceAll(":", "")}`;
  const [busy, setBusy] = useState(false);
  return (
    <form
      method="post"
      action={paths.athlete.portfolioFiles}
      encType="multipart/form-data"
      className="flex flex-col items-start gap-3"
      onSubmit={() => setBusy(true)}
    >
      <div className="flex max-w-full flex-col gap-1.5">
        <label htmlFor={id} className="font-[650]">
          Add pictures or clips
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          PNG, JPG or MP4, up to 95 MB at once.{" "}
          {room === 1 ? "Room for 1 more." : `Room for ${room} more.`}
        </p>
        <FileInput id={id} multiple required accept={ACCEPTED} aria-describedby={`${id}-hint`} />
      </div>
      <Button size="sm" busy={busy}>
        {busy ? "Sending…" : "Add to portfolio"}
      </Button>
    </form>
  );
}
