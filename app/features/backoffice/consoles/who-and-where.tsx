import { Link } from "@remix-run/react";
import { paths, withQuery } from "~/paths";
import type { SecurityTab } from "./security-filters";

/** How much of a browser's own words fits a cell. */
const AGENT_LENGTH = 50;

/** A person of a row; their name leads to what else the tab has of them. */
export const Who = ({
  tab,
  of: { userId, name, email },
}: {
  tab: SecurityTab;
  of: { userId: string | null; name: string | null; email: string | null };
}) => {
  if (!userId) return <span className="text-soft">Not signed in</span>;
  return (
    <span className="block min-w-36">
      <Link to={withQuery(paths.admin.security, { tab, person: userId })}>
        {name || email || "Deleted account"}
      </Link>
      {name && email && (
        <span className="block text-sm font-normal break-all text-soft">{email}</span>
      )}
    </span>
  );
};

/** Where a request came from. */
export const Where = ({
  of: { ipAddress, country = null, userAgent },
}: {
  of: { ipAddress: string; country?: string | null; userAgent: string };
}) => (
  <span className="block min-w-40">
    <span className="break-all">{ipAddress || "Erased"}</span>
    {country && `, ${country}`}
    <span className="block text-sm break-words text-soft" title={userAgent}>
      {userAgent.slice(0, AGENT_LENGTH)}
    </span>
  </span>
);
