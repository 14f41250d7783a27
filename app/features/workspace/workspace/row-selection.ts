/** Which rows of a campaign's athletes an address ticks. Pure. */
const ROW_SELECTIONS = ["none", "all", "unanswered"] as const;
export type RowSelection = (typeof ROW_SELECTIONS)[number];

export function readRowSelection({ searchParams }: URL): RowSelection {
  const select = searchParams.get("select");
  return ROW_SELECTIONS.find((known) => known === select) ?? "none";
}
