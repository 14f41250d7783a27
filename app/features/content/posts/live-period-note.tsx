import { LIVE_PERIOD_DAYS } from "./spans";

/** What both sides read before a content item is posted. @param company the brand, where the athlete reads it */
export function LivePeriodNote({ company }: { company: string | null }) {
  return company === null ? (
    <p>
      The post stays up, public and unedited, for as long as you agreed. If that changes within{" "}
      {LIVE_PERIOD_DAYS} days, we tell you both. We collect its figures for as long if the athlete
      has connected the channel; otherwise the athlete enters them.
    </p>
  ) : (
    <p>
      Keep each post up, public and unedited, for as long as you agreed. If that changes within{" "}
      {LIVE_PERIOD_DAYS} days, we tell {company} and you. We collect its figures for as long if
      you've connected the channel; otherwise you enter them.
    </p>
  );
}
