import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Filters } from "./filters";
import type { followFilters, ShownFilters } from "./follow-filters";
import { discoverPath, type View } from "./view";

/** With scripts the results follow the fields of this form; until that is loaded, its button asks for them. */
export function useUrlFilters(filters: Filters, view: View) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const address = discoverPath(filters, view);
  const shown = useRef<ShownFilters>({ filters, view, address, navigate });
  // Not while rendering: React may pause between that and showing it, and a timer would compare the fields of one page with
  // the address of another.
  useEffect(() => {
    shown.current = { filters, view, address, navigate };
  });
  const follower = useRef<ReturnType<typeof followFilters>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the address is that of the first page
  useEffect(() => {
    let isGone = false;
    import("./follow-filters").then(
      (module) => {
        if (isGone || !form.current) return;
        follower.current = module.followFilters(form.current, shown);
        // A link was followed while this loaded: the fields still show the page before.
        if (shown.current.address !== address) follower.current.arrived();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      follower.current?.stop();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once another address is shown
  useEffect(() => follower.current?.arrived(), [address]);

  return form;
}
