import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Verified } from "~/components/ui/badge";
import { Promoted } from "~/features/billing/billing/promoted";
import { INVITATION_LABELS } from "~/features/deals/invitations/status-badge";
import { CompareBox } from "./compare-bar";
import type { AthleteCardView } from "./queries.server";
import { athleteAnchor, formatSportAndPlace } from "./view";

type ListedAthlete = Pick<
  AthleteCardView,
  | "id"
  | "name"
  | "avatar"
  | "sport"
  | "alsoSport"
  | "location"
  | "isVerified"
  | "isPremium"
  | "invitedTo"
>;

export interface AthleteColumn<Athlete> {
  label: string;
  /** In place of the label at the head of the column. */
  head?: ReactNode;
  isSorted?: boolean;
  cell: (athlete: Athlete) => ReactNode;
  /** Below the figure, where the table has columns. */
  note?: (athlete: Athlete) => ReactNode;
  /** What the figure counts; said after it where the table has no columns. */
  unit?: string;
  isRight?: boolean;
  /** Left out where the table hasn't room for all columns. */
  isWide?: boolean;
  /** Its text wraps; in narrow places it is a line of its own. */
  isText?: boolean;
}

interface Props<Athlete> {
  caption: string;
  athletes: Athlete[];
  columns: AthleteColumn<Athlete>[];
  /** The link that covers the athlete's name, in narrow places the whole row. */
  link: (athlete: Athlete, className: string) => ReactNode;
  actions: (athlete: Athlete) => ReactNode;
}

/** Rows of 48 px; in narrow places two or three lines an athlete. */
export function AthleteTable<Athlete extends ListedAthlete>(props: Props<Athlete>) {
  const { caption, athletes, columns } = props;
  return (
    <div className="@container">
      <table className="w-full border-collapse text-sm @max-[48rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-[48rem]:hidden">
          <tr className="border-b border-control">
            <th scope="col">
              <span className="sr-only">Select</span>
            </th>
            <th scope="col" className="eyebrow text-left">
              Athlete
            </th>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                aria-sort={column.isSorted ? "descending" : undefined}
                className={`eyebrow h-7 px-2 whitespace-nowrap ${placeColumn(column)}`}
              >
                {column.head ?? column.label}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        {athletes.map((athlete) => (
          <Row key={athlete.id} athlete={athlete} {...props} />
        ))}
      </table>
    </div>
  );
}

const placeColumn = ({
  isRight,
  isWide,
}: Pick<AthleteColumn<never>, "isRight" | "isWide">): string =>
  `${isRight ? "text-right" : "text-left"} ${isWide ? "@max-[64rem]:hidden" : ""}`;

const CELL = "tabular-nums @min-[48rem]:px-2 @max-[48rem]:order-1 @max-[48rem]:text-xs";
/** Above the link that covers a narrow row, and what opens in it above the rows below. */
const TEXT_CELL = "relative z-10 has-[[open]]:z-30 @max-[48rem]:basis-full";
const LINE = "block truncate text-xs leading-4 text-soft";

function Row<Athlete extends ListedAthlete>({
  athlete,
  columns,
  link,
  actions,
}: Omit<Props<Athlete>, "caption" | "athletes"> & { athlete: Athlete }) {
  const { sport, alsoSport, location, invitedTo = [] } = athlete;
  return (
    <tbody
      id={athleteAnchor(athlete.id)}
      className="border-b border-line hover:bg-leaf-wash has-[[aria-current]]:bg-leaf-wash @max-[48rem]:block @max-[48rem]:py-2"
    >
      <tr className="@max-[48rem]:relative @max-[48rem]:flex @max-[48rem]:flex-wrap @max-[48rem]:items-center @max-[48rem]:gap-x-2">
        <td className="relative z-10 w-9 @max-[48rem]:-ml-3">
          <CompareBox athlete={athlete} />
        </td>
        <th
          scope="row"
          className="py-1.5 text-left font-normal @max-[48rem]:min-w-0 @max-[48rem]:flex-1 @min-[48rem]:relative @min-[48rem]:w-1/2 @min-[48rem]:max-w-0 @max-[48rem]:basis-[calc(100%-7rem)]"
        >
          <div className="flex items-center gap-2.5">
            <Avatar name={athlete.name} picture={athlete.avatar} size="sm" />
            <div className="min-w-0 flex-1">
              <span className="flex items-baseline gap-1.5 leading-5">
                {link(
                  athlete,
                  "line-clamp-2 font-strong no-underline after:absolute after:inset-0 hover:underline",
                )}
                {athlete.isVerified && <Verified />}
                {athlete.isPremium && <Promoted />}
              </span>
              <span className={LINE}>
                {[...new Set(invitedTo.map(({ status }) => status))].map((status) => {
                  const to = invitedTo.filter((one) => one.status === status);
                  const campaigns = to.map(({ campaign }) => campaign).join(", ");
                  return (
                    <span key={status} title={campaigns}>
                      <span className="font-strong text-ink">{INVITATION_LABELS[status]}</span>
                      <span className="sr-only">{` (${campaigns})`}</span>
                      {" · "}
                    </span>
                  );
                })}
                {formatSportAndPlace({ sport, alsoSport, location })}
              </span>
            </div>
          </div>
        </th>
        {columns.map((column) => {
          const note = column.note?.(athlete);
          return (
            <td
              key={column.label}
              className={`${CELL} ${placeColumn(column)} ${column.isText ? TEXT_CELL : "whitespace-nowrap"}`}
            >
              {column.cell(athlete)}
              {column.unit && (
                <span aria-hidden="true" className="text-soft @min-[48rem]:hidden">
                  {` ${column.unit}`}
                </span>
              )}
              {note && <span className={`${LINE} max-w-72 @max-[48rem]:hidden`}>{note}</span>}
            </td>
          );
        })}
        <td>
          <div className="relative z-10 flex items-center justify-end gap-1">
            {actions(athlete)}
          </div>
        </td>
      </tr>
    </tbody>
  );
}
