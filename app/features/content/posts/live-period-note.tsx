import { LIVE_PERIOD_DAYS } from "./spans";

/** What both sides read before a content item is posted. @param company the brand, where the athlete reads it */
export function LivePeriodNote({ company }: { company: string | null }) {
  return company === null ? (
    <p>
      The post has to stay up, public and unchanged for {LIVE_PERIOD_DAYS} days. If it's edited,
      hidden or deleted before then, we tell you both. We follow its figures for the same time. They
      come from the platform if the athlete has connected it; otherwise the athlete types them in.
    </p>
  ) : (
    <p>
      Leave each post up, public and unchanged for {LIVE_PERIOD_DAYS} days. If it's edited, hidden
      or deleted before then, we tell {company} and you. We follow its figures for the same time.
      They arrive automatically if you've connected the channel; otherwise you type them in.
    </p>
  );
}
