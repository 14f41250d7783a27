import { Verified } from "~/components/ui/badge";
import type { TrackRecord } from "./load-track-record.server";

/** Who a brand is, in a line: whether we have verified it, and whether it pays in. */
export const BrandLine = ({
  isVerified,
  record,
}: {
  isVerified: boolean;
  record: TrackRecord | null;
}) => (
  <>
    {isVerified ? <Verified /> : "Not verified"}
    {" · "}
    {record?.measures.find(({ measure }) => measure === "paid")?.text ?? "No track record yet"}
  </>
);
