import { Badge } from "~/components/ui/badge";
import type { TermLine } from "./summarise-terms";

/** Terms in a few lines. In a narrow column each label begins its line, because a column of labels or a line for each is longer. */
export const TermLines = ({ lines }: { lines: TermLine[] }) => (
  <div className="@container">
    <dl className="mt-2 grid gap-x-4 gap-y-1 @[33rem]:grid-cols-[7.5rem_1fr] @[33rem]:gap-y-2 print:grid-cols-[7.5rem_1fr]">
      {lines.map(({ label, text, isChanged }) => (
        <div key={label} className="@[33rem]:contents print:contents">
          <dt className="inline text-soft @max-[33rem]:after:content-[':_'] print:after:content-none">
            {label}
          </dt>
          <dd className="inline min-w-0 break-words">
            {text} {isChanged && <Badge tone="waiting">Changed</Badge>}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
