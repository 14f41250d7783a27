import { UploadForm } from "~/features/media/media/upload-form";
import { filesOf, paths } from "~/paths";

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
export const Attach = ({ conversationId: id, pasted }: AttachProps) => (
  <details open={pasted !== null || undefined}>
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline">
      Send a picture or PDF
    </summary>
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
