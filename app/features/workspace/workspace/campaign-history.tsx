import { Time } from "~/components/ui/time";
import { SideBySide } from "~/features/campaigns/campaigns/side-by-side";
import type { CampaignPage } from "./queries.server";

/** What the brand changed after athletes were invited, newest first. */
export function CampaignHistory({ history }: Pick<CampaignPage, "history">) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="mb-3 text-lg">
        Changes
      </h2>
      <ul className="flex flex-col gap-3">
        {history.map(({ at, changes }) => (
          <li key={at}>
            <details className="rounded-card border border-line bg-card px-5 py-3">
              <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3">
                <span className="font-[650] underline">
                  <Time at={at} as="moment" />
                </span>
                <span className="text-sm text-soft">
                  {changes.map(({ label }) => label).join(", ")}
                </span>
              </summary>
              <SideBySide changes={changes} before="Before" after="After" />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
