import { Findings } from "../disclosure/findings";
import type { ContentDetail } from "./queries.server";

/** What the disclosure check found in a content item, and the athlete's reason. */
export function DisclosureReport({
  content: { findings, disclosureReason, athleteName },
}: {
  content: Pick<ContentDetail, "findings" | "disclosureReason" | "athleteName">;
}) {
  return (
    <section
      aria-label="Ad label"
      className={`rounded-control p-4 ${findings.length > 0 ? "bg-track-wash" : "bg-leaf-wash"}`}
    >
      <h2 className="mb-1 text-base">Ad label</h2>
      <Findings findings={findings} />
      {findings.length > 0 && disclosureReason && (
        <p className="mt-2 whitespace-pre-line">
          {athleteName} says: “{disclosureReason}”
        </p>
      )}
    </section>
  );
}
