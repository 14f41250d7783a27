import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { Fingerprint, Picture } from "~/features/media/media/picture";
import { UploadForm } from "~/features/media/media/upload-form";
import { filesOf, paths } from "~/paths";
import { bytesText } from "~/platform/bytes";
import { plural } from "~/platform/numbers";
import { isActiveDispute, type MediaKind } from "~db/constants";
import type { ShownDispute } from "./dispute-view";
import { MAX_EVIDENCE_FILES } from "./fields";
import { sideInText } from "./side-names";

type EvidenceFile = ShownDispute["evidence"][number];

/** The files that both sides added and, for a side of an active dispute, the form for more. @param readerId null for staff */
export function Evidence({
  dispute,
  readerId,
}: {
  dispute: ShownDispute;
  readerId: string | null;
}) {
  const { id, evidence, status } = dispute;
  const own = evidence.filter(({ ownerId }) => ownerId === readerId).length;
  const isOpen = readerId !== null && isActiveDispute(status);
  if (evidence.length === 0 && !isOpen) return null;
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence" className="text-lg">
        Evidence files
      </h2>
      <p className="mb-3 text-sm text-soft">
        {readerId
          ? "Only the two of you and our team can open them."
          : "Each time you open one, it is noted in the audit log."}
      </p>
      <Card className="flex flex-col gap-5">
        {evidence.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {evidence.map((file) => (
              <li key={file.id} className="flex flex-col gap-1 py-4 first:pt-0 last:pb-0">
                <Shown disputeId={id} file={file} isStaff={readerId === null} />
                <p className="text-sm text-soft">
                  {KINDS[file.kind]}, {bytesText(file.bytes)} · Added by{" "}
                  {file.ownerId ? sideInText(dispute, file.ownerId, readerId) : "a side"},{" "}
                  <Time at={file.createdAt} as="moment" />
                </p>
                <Fingerprint sha256={file.sha256} />
              </li>
            ))}
          </ul>
        )}
        {isOpen && own < MAX_EVIDENCE_FILES && (
          <Add disputeId={id} left={MAX_EVIDENCE_FILES - own} />
        )}
        {isOpen && own >= MAX_EVIDENCE_FILES && (
          <p className="text-soft">
            You've added {MAX_EVIDENCE_FILES} files, which is the maximum.
          </p>
        )}
      </Card>
    </section>
  );
}

const KINDS: Record<MediaKind, string> = { picture: "Picture", clip: "Clip", document: "PDF" };

/**
 * A file and the way to open it. Nothing of it is loaded before, so that for staff each look is a decision, and a page with
 * twenty files is light.
 */
function Shown({
  disputeId,
  file: { id, kind, name, width, height },
  isStaff,
}: {
  disputeId: string;
  file: EvidenceFile;
  isStaff: boolean;
}) {
  const { dispute } = isStaff ? paths.admin : paths;
  const address = (file: string) => filesOf(dispute(disputeId)).file(id, file);
  if (kind === "document")
    return (
      <a href={address("document.pdf")} download className="self-start font-strong break-all">
        {name}
      </a>
    );
  if (kind === "clip")
    return (
      <>
        <p className="font-strong break-all">{name}</p>
        {/* biome-ignore lint/a11y/useMediaCaption: evidence is shown as it was sent */}
        <video
          src={address("clip.mp4")}
          width={width}
          height={height}
          controls
          playsInline
          preload="none"
          aria-label={name}
          className="h-auto max-h-80 w-full rounded-control bg-[#000]"
        />
      </>
    );
  return (
    <a
      href={address(`${width}.webp`)}
      target="_blank"
      rel="noopener"
      className="flex flex-col items-start gap-2 self-start font-strong break-all"
    >
      {!isStaff && (
        <Picture
          {...{ width, height, address }}
          alt=""
          sizes="240px"
          className="max-h-40 w-auto max-w-full"
        />
      )}
      <span>
        {name}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}

const TAKES = {
  accept: "image/png,image/jpeg,application/pdf,video/mp4,video/quicktime",
  hint: "PNG, JPG, PDF or MP4 up to 500 MB",
  formHint: ". Without JavaScript, up to 95 MB at once",
  action: "Add files",
};

const Add = ({ disputeId, left }: { disputeId: string; left: number }) => (
  <div className="flex flex-col gap-3">
    <UploadForm
      target={{ ...filesOf(paths.dispute(disputeId)), asItIs: true }}
      label="Add evidence"
      several
      takes={TAKES}
    />
    <p className="text-sm text-soft">
      You can add {plural(left, "more file")}. Files can't be removed once added. Keep the
      originals.
    </p>
  </div>
);
