import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import type { TrackRecord } from "./load-track-record.server";
import { basisText, COUNTED, DEFINITIONS } from "./measures";

const ANSWERS = "Time to answer";

/** A person's record, in the same words for its owner and for the other side. */
export const TrackRecordCard = ({ record, title }: { record: TrackRecord; title: string }) => (
  <Card>
    <section aria-label={title} className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-soft">
          Measured from the {basisText(record)} that ended in the last 24 months.
        </p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-2.5">
        {record.measures.map(({ measure, name, text, isContested }) => (
          <div key={measure}>
            <dt className="text-sm text-soft">
              {name} {isContested && <Badge>Contested</Badge>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
        {record.side === "brand" && (
          <div>
            <dt className="text-sm text-soft">{ANSWERS}</dt>
            <dd>{record.usually ?? "Too few answers yet"}</dd>
          </div>
        )}
      </dl>
      <Definitions side={record.side} />
    </section>
  </Card>
);

const Definitions = ({ side }: Pick<TrackRecord, "side">) => (
  <details className="text-sm">
    <summary className="disclosure">How this is measured</summary>
    <dl className="flex flex-col gap-2 [&_dt]:font-strong">
      <div>
        <dt>Deals that count</dt>
        <dd>{COUNTED[side]}</dd>
      </div>
      {DEFINITIONS[side].map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {side === "brand" && (
        <div>
          <dt>{ANSWERS}</dt>
          <dd>
            The median of the latest 50 answers in the last 180 days. Shown from ten answers on.
          </dd>
        </div>
      )}
    </dl>
    <p className="mt-2 text-soft">
      Counts and times, never a rating. “Contested” means that its owner has asked our team to check
      it.
    </p>
  </details>
);
