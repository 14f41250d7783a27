import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import type { impersonationOf } from "./impersonation.server";

/** Tells a person when staff saw as them, and why. */
export const ImpersonationNotice = ({
  times,
}: {
  times: Awaited<ReturnType<typeof impersonationOf>>;
}) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-lg">When our team saw your account</h2>
    <p className="text-soft">
      An admin can see Laurel as you see it for 15 minutes, to help you or to check something. They
      can't change anything or open your messages.
    </p>
    {times.length === 0 ? (
      <p>Nobody has so far.</p>
    ) : (
      <ul>
        {times.map(({ id, from, to, reason }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <p className="font-strong">
              An admin, <Time at={from} as="moment" /> to <Time at={to} as="time" />
            </p>
            <p className="whitespace-pre-line">{reason}</p>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
