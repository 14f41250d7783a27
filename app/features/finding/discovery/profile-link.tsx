import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { athleteFromList } from "./view";

/** From a list to an athlete's page, which leads back to the list: `BackToList`. */
export function ProfileLink({
  athlete,
  className,
  children,
}: {
  athlete: { id: string; name: string };
  className: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={athleteFromList(athlete.id, pathname + search)}
      state={{ fromList: true }}
      className={className}
    >
      {children}
    </Link>
  );
}
