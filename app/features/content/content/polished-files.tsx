import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { UploadForm } from "~/features/media/media/upload-form";
import { paths } from "~/paths";
import { bytesText } from "~/platform/bytes";
import { polishedFilesOf } from "./file-addresses";
import { MediaFile } from "./media-files";
import type { ContentFile, StaffContent } from "./queries.server";

/** The athlete's files, each to be saved, and what was made of it. */
export function PolishedFiles({ content }: { content: StaffContent }) {
  return (
    <ul aria-label="Files to polish" className="flex flex-col gap-3">
      {content.files.map((file) => {
        const ownId = file.replacesId ?? file.id;
        const made = content.beingPolished.find(({ own }) => own.id === ownId)?.polished;
        return (
          <li key={file.id}>
            <Card className="flex flex-col gap-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <div className="min-w-0">
                  <h3 className="text-base break-words">{file.name}</h3>
                  <p className="text-sm text-soft">
                    {file.kind === "clip" ? "Clip" : "Picture"} · {file.width} × {file.height} ·{" "}
                    {bytesText(file.bytes)}
                  </p>
                </div>
                <a href={paths.admin.original(content.id, file.id)} download>
                  Download<span className="sr-only"> {file.name}</span>
                </a>
              </div>
              {made && <Made contentId={content.id} ownId={ownId} file={made} />}
              <UploadForm
                target={polishedFilesOf(content.id, ownId)}
                label={made ? "Replace the polished version" : "Add the polished version"}
              />
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

function Made({ contentId, ownId, file }: { contentId: string; ownId: string; file: ContentFile }) {
  const { formData } = useNavigation();
  const busy = formData?.get("intent") === "remove-polished" && formData.get("file") === ownId;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm">
        Polished: <strong className="break-words">{file.name}</strong>
      </p>
      <MediaFile file={file} />
      <Form method="post" action={paths.admin.contentItem(contentId)} preventScrollReset>
        <input type="hidden" name="file" value={ownId} />
        <Button variant="plain" size="sm" name="intent" value="remove-polished" busy={busy}>
          Remove<span className="sr-only"> {file.name}</span>
        </Button>
      </Form>
    </div>
  );
}
