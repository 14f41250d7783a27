import type { ReactNode } from "react";
import { lazyHydrated } from "~/components/later";
import type { TrackRecord } from "./load-track-record.server";

/** The card, whose script is a file of its own: most new people have no record yet. */
export const LazyTrackRecordCard = lazyHydrated("record-card", () =>
  import("./record-card").then(({ TrackRecordCard }) => TrackRecordCard),
);

/** What is decided about, beside the other side's record; on phones the record comes first. */
export const BesideRecord = ({
  record,
  title,
  children,
}: {
  record: TrackRecord | null;
  title: string;
  children: ReactNode;
}) =>
  record ? (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,640px)_minmax(0,1fr)]">
      <div className="lg:col-start-2 lg:row-start-1">
        <LazyTrackRecordCard record={record} title={title} />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">{children}</div>
    </div>
  ) : (
    children
  );
