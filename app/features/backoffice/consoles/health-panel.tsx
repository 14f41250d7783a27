import { Badge, type BadgeTone } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import type { PartHealth } from "./system-health.server";

const STATES: Record<PartHealth["state"], { label: string; tone: BadgeTone }> = {
  good: { label: "Good", tone: "good" },
  trouble: { label: "Trouble", tone: "wrong" },
  unknown: { label: "Unknown", tone: "neutral" },
};

/** The state of each part, as it answered just now. `canRun` shows the way to deliveries and jobs. */
export const HealthPanel = ({ parts, canRun }: { parts: PartHealth[]; canRun: boolean }) => (
  <section aria-labelledby="health">
    <h2 id="health" className="mb-3 text-lg">
      System health
    </h2>
    <Card>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {parts.map(({ name, state, note, at }) => (
          <li key={name} className="flex items-baseline gap-3 py-2">
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
            <span className="min-w-0 wrap-anywhere">
              <strong>{name}</strong>{" "}
              <span className="text-sm text-soft">
                {note}
                {at && (
                  <>
                    {" "}
                    {at.label} <Time at={at.at} as="moment" />.
                  </>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {canRun && (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3 text-sm">
          <TextLink to={paths.admin.outbox}>Deliveries</TextLink>
          <TextLink to={paths.admin.jobs}>Jobs</TextLink>
        </p>
      )}
    </Card>
  </section>
);
