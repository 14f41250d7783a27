import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import type { seenAsOf } from "./see-as.server";

/** Tells a person when staff saw as them, and why. */
export const SeenAs = ({ times }: { times: Awaited<ReturnType<typeof seenAsOf>> }) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-lg">When our team saw your account</h2>
    {times.length === 0 ? (
      <p className="text-soft">
        Never. If an admin needs to see Laurel as you see it, to help you or to check something,
        it's listed here. They can't change anything or open your messages.
      </p>
    ) : (
      <ul>
        {times.map(({ id, from, to, reason }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <p className="font-[650]">
              An admin, <Time at={from} as="moment" /> to <Time at={to} as="time" />
            </p>
            <p className="whitespace-pre-line">{reason}</p>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
