import { Card } from "~/components/ui/card";
import { UploadForm } from "~/features/media/media/upload-form";
import { filesOf } from "~/paths";
import { bytesText } from "~/platform/bytes";
import { DOCUMENT_DAYS, MAX_DOCUMENTS } from "./fields";
import type { OwnVerification } from "./own-verification.server";

const TAKES = {
  accept: "image/png,image/jpeg,application/pdf",
  hint: "PNG, JPG or PDF",
  formHint: ". Without JavaScript, up to 95 MB at once",
  action: "Add documents",
};

/** The documents of the applicant's own request, by name: only staff open them. */
export const Documents = ({
  documents,
  page,
}: {
  documents: OwnVerification["documents"];
  page: string;
}) => (
  <Card className="flex flex-col gap-4">
    <div>
      <h2 id="documents" className="text-lg">
        Documents
      </h2>
      <p className="mt-2 text-soft">
        Such as an extract from a register, or a federation's card. Only our team can open them. We
        delete them {DOCUMENT_DAYS} days after the decision.
      </p>
    </div>
    {documents.length > 0 && (
      <ul className="flex flex-col gap-2">
        {documents.map(({ id, name, bytes }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {name} <span className="text-sm text-soft">({bytesText(bytes)})</span>
          </li>
        ))}
      </ul>
    )}
    {documents.length < MAX_DOCUMENTS ? (
      <UploadForm
        target={{ ...filesOf(page), asItIs: true }}
        label="Add documents"
        several
        takes={TAKES}
      />
    ) : (
      <p className="text-soft">You've added {MAX_DOCUMENTS} documents, which is the most.</p>
    )}
  </Card>
);
