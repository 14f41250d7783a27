import { Avatar } from "~/components/ui/avatar";
import { Badge, Tags, Verified } from "~/components/ui/badge";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { Laurel } from "~/components/ui/laurel";
import { NOT_KNOWN, TIER_LABELS, tierOf } from "~/features/profiles/athletes/figures";
import { FigureSource } from "~/features/profiles/channels/figure-source";
import { compareAddress, compareFigures, MIN_COMPARED } from "./compare-figures";
import { InviteButton } from "./invite-button";
import type { ComparedAthlete } from "./load-compared-athletes.server";
import { ProfileLink } from "./profile-link";
import { ShortlistButton } from "./shortlist-button";

const LABEL = "sticky left-0 bg-card py-3 pr-4 text-left align-top text-sm font-normal text-soft";
const CELL = "py-3 pr-4 align-top";

/** One column per athlete; scrolls horizontally on narrow screens. */
export function CompareTable({ athletes, from }: { athletes: ComparedAthlete[]; from: string }) {
  const ids = athletes.map(({ id }) => id);
  return (
    <section
      aria-label="Comparison"
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-card p-4 md:p-5"
    >
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <td className="sticky left-0 w-36 min-w-28 bg-card" />
            {athletes.map((athlete) => (
              <th
                key={athlete.id}
                scope="col"
                className="min-w-44 pr-4 pb-4 text-left align-top font-normal"
              >
                <Head athlete={athlete} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareFigures(athletes).map(({ label, values }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className={LABEL}>
                {label}
              </th>
              {values.map(({ text, best }, i) => (
                <td key={ids[i]} className={CELL}>
                  <span
                    className={
                      text === NOT_KNOWN ? "text-soft" : "figure mr-2 text-lg whitespace-nowrap"
                    }
                  >
                    {text}
                  </span>
                  {best && <Badge tone="good">Best</Badge>}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className={LABEL}>
              Source of figures
            </th>
            {athletes.map(({ id, reportedBy }) => (
              <td key={id} className={CELL}>
                {reportedBy ? <FigureSource source={reportedBy} /> : "No figures added"}
              </td>
            ))}
          </tr>
          <tr className="border-t border-line">
            <th scope="row" className={LABEL}>
              Starting rate
            </th>
            {athletes.map(({ id, from }) => (
              <td key={id} className={CELL}>
                <span className={from ? "figure text-lg whitespace-nowrap" : "text-soft"}>
                  {from ?? "Not stated"}
                </span>
              </td>
            ))}
          </tr>
          <tr className="border-t border-line">
            <th scope="row" className={LABEL}>
              Content themes
            </th>
            {athletes.map(({ id, contentThemes }) => (
              <td key={id} className={CELL}>
                {contentThemes.length > 0 ? <Tags labels={contentThemes} /> : "None added"}
              </td>
            ))}
          </tr>
          <tr className="border-t border-line">
            <th scope="row" className={LABEL}>
              Next step
            </th>
            {athletes.map((athlete) => (
              <td key={athlete.id} className={CELL}>
                <div className="flex flex-wrap gap-2">
                  <InviteButton athlete={athlete} size="sm" />
                  <ShortlistButton athlete={athlete} shortlisted={athlete.shortlisted} />
                  <ProfileLink
                    athlete={athlete}
                    className={buttonClass({ variant: "plain", size: "sm" })}
                  >
                    View Profile<span className="sr-only"> of {athlete.name}</span>
                  </ProfileLink>
                  {ids.length > MIN_COMPARED && (
                    <ButtonLink
                      to={compareAddress(
                        ids.filter((id) => id !== athlete.id),
                        from,
                      )}
                      variant="quiet"
                      size="sm"
                    >
                      Remove<span className="sr-only"> {athlete.name}</span>
                    </ButtonLink>
                  )}
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Head({ athlete }: { athlete: ComparedAthlete }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex items-center gap-2">
        <Avatar name={athlete.name} picture={athlete.avatar} />
        <Laurel score={athlete.ambassadorScore} size={60} />
      </div>
      <div>
        <ProfileLink
          athlete={athlete}
          className="text-lg leading-tight font-strong no-underline hover:underline"
        >
          {athlete.name}
        </ProfileLink>
        <p className="mt-0.5 text-sm text-soft">
          {[athlete.sport, athlete.location].filter(Boolean).join(" · ") || "No sport added"}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-sm text-soft">{TIER_LABELS[tierOf(athlete.totalFollowers)]}</span>
        {athlete.isVerified && <Verified />}
      </p>
    </div>
  );
}
