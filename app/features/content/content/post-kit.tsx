import { useEffect, useState } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { paths } from "~/paths";
import { joinCaption } from "./caption";
import type { AthleteContent, ContentFile } from "./queries.server";

/** The largest version of a file that there is. */
const addressOf = ({ id, kind, width }: ContentFile) =>
  paths.media(id, kind === "clip" ? "clip.mp4" : `${width}.webp`);

const nameOf = ({ name, kind }: ContentFile) =>
  name.replace(/\.\w+$/, "") + (kind === "clip" ? ".mp4" : ".webp");

/** What the athlete takes along to post it: the caption and the files. */
export function PostKit({
  content,
}: {
  content: Pick<AthleteContent, "description" | "hashtags" | "files">;
}) {
  const { files } = content;
  const caption = joinCaption(content);
  const [hydrated, setHydrated] = useState(false);
  const [message, setMessage] = useState("");
  useEffect(() => setHydrated(true), []);
  const copy = () =>
    navigator.clipboard.writeText(caption).then(
      () => setMessage("Caption copied"),
      () => setMessage("Your browser doesn't allow it. Copy the caption from above"),
    );
  const share = async () => {
    try {
      const data = { text: caption, files: await Promise.all(files.map(load)) };
      await navigator.share(navigator.canShare(data) ? data : { text: caption });
    } catch (error) {
      // The person closed the sheet.
      if ((error as Error).name !== "AbortError")
        setMessage("That didn't work. Save the file instead");
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {hydrated && (
        <Button type="button" variant="plain" size="sm" onClick={copy}>
          Copy caption
        </Button>
      )}
      {files.map((file) => (
        <a
          key={file.id}
          href={addressOf(file)}
          download={nameOf(file)}
          className={buttonClass({ variant: "plain", size: "sm" })}
        >
          Save {files.length > 1 ? nameOf(file) : file.kind === "clip" ? "clip" : "picture"}
        </a>
      ))}
      {hydrated && "share" in navigator && (
        <Button type="button" variant="plain" size="sm" onClick={share}>
          Share
        </Button>
      )}
      <p role="status" className="basis-full text-sm text-soft empty:hidden">
        {message}
      </p>
    </div>
  );
}

async function load(file: ContentFile) {
  const blob = await (await fetch(addressOf(file))).blob();
  return new File([blob], nameOf(file), { type: blob.type });
}
