import { Link } from "@remix-run/react";

const LINK =
  "inline-flex min-h-11 items-center rounded-[5px] px-3 font-strong whitespace-nowrap no-underline";
const CHOSEN =
  "bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none group-has-[[data-other]:is(:hover,:focus-visible)]:bg-transparent group-has-[[data-other]:is(:hover,:focus-visible)]:text-soft";
const OTHER =
  "text-soft hover:bg-ink hover:text-paper focus-visible:bg-ink focus-visible:text-paper";

/** Links to what a page says to brands and to athletes. In a `group`, the other one looks chosen while it is pointed at. */
export function SideSwitch({
  label,
  choices,
}: {
  label: string;
  choices: { to: string; label: string; isChosen: boolean }[];
}) {
  return (
    <nav aria-label={label} className="inline-flex rounded-control border border-control p-1">
      {choices.map(({ to, label: name, isChosen }) => (
        <Link
          key={to}
          to={to}
          aria-current={isChosen ? "true" : undefined}
          data-other={isChosen ? undefined : ""}
          className={`${LINK} ${isChosen ? CHOSEN : OTHER}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
