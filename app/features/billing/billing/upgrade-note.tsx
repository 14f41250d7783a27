import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";

/**
 * Says what a paid plan adds here, before anything is clicked, and leads to the plans.
 * @param quiet as a line of small text
 */
export const UpgradeNote = ({ quiet, children }: { quiet?: boolean; children: ReactNode }) => (
  <p
    className={
      quiet
        ? "text-sm text-soft"
        : "max-w-text rounded-card border-l-4 border-leaf bg-leaf-wash p-4"
    }
  >
    {children}{" "}
    <Link to={paths.billing} className="font-strong">
      See plans
    </Link>
  </p>
);
