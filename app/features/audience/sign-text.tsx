import { Time } from "~/components/ui/time";
import { formatPercent, formatWhole } from "~/platform/numbers";
import type { Platform } from "~db/constants";
import { PLATFORM_NAMES } from "../channels/channel";
import { JUMP, RATE, type Sign } from "./signs";

/** What was seen, without a word about what it means. */
export function SignText({
  sign: { platform, kind, usual, seen, firstDay, lastDay },
}: {
  sign: Sign & { platform: Platform };
}) {
  const name = PLATFORM_NAMES[platform];
  if (kind === "rate")
    return (
      <>
        {name} engagement was {formatPercent(seen)}, measured up to <Time at={lastDay} />. Channels
        of that size usually have about {formatPercent(usual)}.
      </>
    );
  return (
    <>
      {name} followers rose from {formatWhole(usual)} to {formatWhole(seen)} between{" "}
      <Time at={firstDay} /> and <Time at={lastDay} />, without a post in those days or the week
      before.
    </>
  );
}

/** The limits as published. */
export const SignRules = () => (
  <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
    <li>
      Followers rise by {JUMP.percent}% or more, and by {formatWhole(JUMP.followers)} at least,
      within {JUMP.days} days, with no post in those days or the {JUMP.quietDays} before. We ask for{" "}
      {JUMP.askedDays} days, or until they leave again.
    </li>
    <li>
      The engagement rate of the last {RATE.days} days is below a tenth of what's usual for the
      channel's size, or above {RATE.highest} times that. We ask until it's usual again. Channels
      under {formatWhole(RATE.followers)} followers are left out.
    </li>
  </ul>
);
