import { KEPT_DAYS } from "./kept";

/** What both sides read before a piece is posted. @param company the brand, where the athlete reads it */
export function KeptNote({ company }: { company: string | null }) {
  return company === null ? (
    <p>
      The post has to stay up, public and unchanged for {KEPT_DAYS} days. If it's edited, hidden or
      deleted before then, we tell you both. We follow its figures for the same time: read from the
      platform where the athlete has connected it, typed by the athlete otherwise.
    </p>
  ) : (
    <p>
      Leave each post up, public and unchanged for {KEPT_DAYS} days. If it's edited, hidden or
      deleted before then, we tell {company} and you. We follow its figures for the same time: they
      come by themselves from a channel you've connected, otherwise you type them.
    </p>
  );
}
