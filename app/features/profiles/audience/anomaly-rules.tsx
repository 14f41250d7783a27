import { formatWhole } from "~/platform/numbers";
import { JUMP, RATE } from "./anomalies";

/** The limits as published. */
export const AnomalyRules = () => (
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
