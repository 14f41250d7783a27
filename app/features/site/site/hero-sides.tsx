import { Link } from "@remix-run/react";
import { FieldLink } from "~/components/site/field-link";
import { SERVICE_FEE_PERCENT } from "~/features/billing/billing/money-facts";
import { paths } from "~/paths";

const SIDES = [
  {
    type: "brand",
    gets: "Book athletes. Agree, pay and prove it in one place.",
    join: "I'm a Brand",
  },
  {
    type: "athlete",
    gets: "Get paid to do your sport your way. You keep the whole fee.",
    join: "I'm an Athlete",
  },
] as const;

/** What each side gets, and what it costs; the way back first for people who have an account. */
export function HeroSides({ hasAccount }: { hasAccount: boolean }) {
  return (
    <>
      {hasAccount && (
        <p className="mt-7">
          <FieldLink to={paths.dashboard}>Back to your dashboard</FieldLink>
        </p>
      )}
      <ul className="mt-7 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {SIDES.map(({ type, gets, join }) => (
          <li key={type} className="flex flex-col items-start justify-between gap-3">
            <p className="text-lg">{gets}</p>
            {!hasAccount && <FieldLink to={paths.signUpAs[type]}>{join}</FieldLink>}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm">
        Free to join. Brands pay {SERVICE_FEE_PERCENT.free}% on top of each fee,{" "}
        {SERVICE_FEE_PERCENT.premium}% with Premium.{" "}
        <Link to={paths.athletes}>Look at athletes first</Link>
      </p>
    </>
  );
}
