import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useInPlace } from "~/components/in-place";
import { buttonClass } from "~/components/ui/button";
import type { SearchesToShow } from "./searches-dialog";
import { SEARCHES } from "./view";

/** Leads to the page of saved searches; with scripts it opens the same in place. */
export function SavedSearchesButton(props: SearchesToShow) {
  const { key, search } = useLocation();
  // Saving, applying and deleting lead to another entry of the history: that closes the dialog.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body)
      opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const { Part: SearchesDialog, instead } = useInPlace(() =>
    import("./searches-dialog").then((module) => module.SearchesDialog),
  );
  return (
    <>
      <Link
        ref={opener}
        to={SEARCHES + search}
        onClick={instead(() => setOpenAt(key))}
        className={buttonClass({ look: "plain", size: "sm" })}
      >
        Saved Searches
      </Link>
      {open && SearchesDialog && <SearchesDialog {...props} onClose={() => setOpenAt(null)} />}
    </>
  );
}
