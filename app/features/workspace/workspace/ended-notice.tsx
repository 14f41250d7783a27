import { Time } from "~/components/ui/time";

/** Above a running campaign whose last day has passed. */
export const EndedNotice = ({
  endDate,
  completes,
}: {
  endDate: string;
  completes: string | null;
}) => (
  <p className="mb-6 max-w-[46rem] rounded-card border-l-4 border-track bg-track-wash p-4">
    <strong className="font-[650]">
      This campaign ended on <Time at={endDate} />.
    </strong>{" "}
    Complete it when everything is delivered, or move the end date.
    {completes && (
      <>
        {" "}
        Otherwise it completes by itself on <Time at={completes} />.
      </>
    )}
  </p>
);
