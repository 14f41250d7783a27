import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import {
  BRIEF_PARTS,
  type BriefPart,
  type BriefTerms,
  briefLabel,
} from "~/features/campaigns/campaigns/brief-parts";
import { BriefValue, isEmpty } from "~/features/campaigns/campaigns/brief-value";
import type { FitLine } from "~/features/deals/invitations/fit";

/** Shown elsewhere on the page, or the brand's own business. */
const NOT_HERE = [
  "title",
  "budget",
  "startDate",
  "endDate",
  "overdueReview",
  "minFollowers",
  "minEngagementRate",
  "deliverables",
] as const satisfies readonly BriefPart[];

export type ShownBrief = Omit<BriefTerms, (typeof NOT_HERE)[number] | "terms">;

const NONE: Partial<Record<BriefPart, string>> = {
  description: "No description yet.",
  targetSports: "Any sport.",
};

const SHOWN = BRIEF_PARTS.filter(
  (part): part is keyof ShownBrief => !NOT_HERE.some((other) => other === part),
);

export function Brief({ campaign }: { campaign: ShownBrief }) {
  return (
    <Card className="flex flex-col gap-6">
      {SHOWN.map((part) => {
        const value = campaign[part];
        // An empty part without a text in NONE is left out.
        if (isEmpty(value) && !NONE[part]) return null;
        return (
          <section key={part}>
            <h2 className="mb-2 text-lg">
              {part === "description" ? "The brief" : briefLabel(part)}
            </h2>
            <BriefValue part={part} value={value} none={NONE[part]} />
            {part === "audienceCountries" && (
              <p className="mt-1 text-sm text-soft">
                Captions need an ad label that meets the rules there.
              </p>
            )}
          </section>
        );
      })}
    </Card>
  );
}

/** The athlete's figures compared with the campaign's requirements. */
export function Comparison({ lines }: { lines: FitLine[] }) {
  return (
    <Card>
      <h2 className="text-lg">How you compare</h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-soft">This campaign has no minimum requirements.</p>
      ) : (
        <ul className="mt-2">
          {lines.map(({ name, required: wanted, own, met, isKnown }) => (
            <li
              key={name}
              className="flex items-start gap-3 border-t border-line py-3 first:border-t-0 last:pb-0"
            >
              <p className="min-w-0 flex-1">
                <span className="block font-strong">
                  {name}: {own}
                </span>
                <span className="block text-sm text-soft">Wants {wanted}</span>
              </p>
              <Badge tone={met ? "good" : "waiting"}>
                {met ? "Met" : isKnown ? "Not met" : "Not known"}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
