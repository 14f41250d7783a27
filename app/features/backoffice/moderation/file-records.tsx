import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { Fingerprint } from "~/features/media/media/picture";
import { bytesText } from "~/platform/bytes";
import type { FileRecord } from "./queries.server";

/** What was ever sent with a content item: when, in which versions, and by what hash it can be known again. */
export function FileRecords({ files }: { files: FileRecord[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="file-records">
      <h2 id="file-records" className="mb-3 text-lg">
        File records
      </h2>
      <Card>
        <ul className="flex flex-col divide-y divide-line">
          {files.map((file) => (
            <li key={file.id} className="py-3 first:pt-0 last:pb-0">
              <p className="font-strong break-words">{file.name}</p>
              <p className="text-sm text-soft">
                {file.kind === "clip" ? "Clip" : "Picture"} · {bytesText(file.bytes)} ·{" "}
                {versionsOf(file)} · <Time at={file.createdAt} as="moment" />
                {file.polishedBy && ` · polished by ${file.polishedBy}`}
              </p>
              <Fingerprint sha256={file.sha256} />
              {file.elsewhere > 0 && (
                <p className="text-sm font-strong text-alert">
                  {file.elsewhere === 1
                    ? "The same file is in 1 other item."
                    : `The same file is in ${file.elsewhere} other items.`}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

const versionsOf = ({ sinceVersion: since, untilVersion: until }: FileRecord) =>
  until === null
    ? `from version ${since}`
    : until <= since
      ? `version ${since}`
      : `versions ${since} to ${until}`;
