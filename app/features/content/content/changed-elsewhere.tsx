import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import type { FormValues } from "./edit-form-values";
import type { AthleteContent } from "./queries.server";

const LABELS: Record<keyof FormValues, string> = {
  deliverable: "Deliverable",
  title: "Title",
  platform: "Platform",
  description: "Caption",
  hashtags: "Hashtags",
  disclosureReason: "Reason",
  mediaUrls: "Media links",
  plannedOn: "Planned date",
};

/** What another device has saved, above the fields, which hold what was typed here. */
export function ChangedElsewhere({
  content,
  theirs,
  mine,
  onTake,
  children,
}: {
  content: AthleteContent;
  theirs: FormValues;
  mine: FormValues;
  /** The page is about to be loaded with the other text. */
  onTake: () => void;
  children: React.ReactNode;
}) {
  const names = (Object.keys(LABELS) as (keyof FormValues)[]).filter(
    (name) => theirs[name].trim() !== mine[name].trim(),
  );
  return (
    <div
      role="alert"
      tabIndex={-1}
      autoFocus
      className="flex flex-col gap-4 rounded-card border-2 border-alert p-4 focus-visible:outline-alert"
    >
      <h2 className="text-lg">
        This {content.status === "draft" ? "draft" : "piece"} was changed on another device at{" "}
        <Time at={content.editedAt} as="time" /> on <Time at={content.editedAt} />
      </h2>
      <p>Your text is in the fields below and isn't saved yet. The other device saved this:</p>
      {names.length > 0 ? (
        <dl className="flex flex-col gap-3 rounded-control bg-paper p-4">
          {names.map((name) => (
            <div key={name}>
              <dt className="text-sm font-strong">{LABELS[name]}</dt>
              <dd className="break-words whitespace-pre-wrap">{theirs[name] || "(empty)"}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="rounded-control bg-paper p-4">The same text as yours.</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <TextLink
          reloadDocument
          to={paths.athlete.content(content.id)}
          onClick={onTake}
          className="!min-h-11 px-3"
        >
          Use the other version
        </TextLink>
      </div>
    </div>
  );
}
