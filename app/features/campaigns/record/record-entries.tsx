import { Table } from "~/components/ui/table";
import { Time } from "~/components/ui/time";
import type { loadRecordPage } from "./export.server";
import { verificationCode } from "./verification-code";

type Entries = Awaited<ReturnType<typeof loadRecordPage>>["entries"];

/** The entries of a record, newest first. */
export const RecordEntries = ({ entries }: { entries: Entries }) => (
  <Table
    caption="Entries"
    captionHidden
    rows={entries}
    rowKey={({ number }) => String(number)}
    empty="Nothing has been recorded yet."
    columns={[
      {
        label: "What happened",
        cell: ({ label, athlete }) => (
          <>
            {label ?? "Another athlete's part"}
            {athlete && <span className="block text-sm font-normal text-soft">With {athlete}</span>}
          </>
        ),
      },
      { label: "Entry", narrow: "before", cell: ({ number }) => number },
      { label: "When", cell: ({ at }) => (at === null ? "–" : <Time at={at} as="moment" />) },
      {
        label: "Code",
        cell: ({ hash }) =>
          hash ? <code className="text-sm">{verificationCode(hash)}</code> : "Being sealed",
      },
    ]}
  />
);
