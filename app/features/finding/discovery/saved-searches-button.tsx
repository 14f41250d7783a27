import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useModalRoute } from "~/components/modal-route";
import { buttonClass } from "~/components/ui/button";
import { paths } from "~/paths";
import type { SearchesToShow } from "./searches-dialog";

/** Links to the page of saved searches; with scripts it opens a dialog instead. */
export function SavedSearchesButton(props: SearchesToShow) {
  const { key, search } = useLocation();
  // Saving, applying and deleting all navigate, which closes the dialog.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body)
      opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const { Part: SearchesDialog, instead } = useModalRoute(() =>
    import("./searches-dialog").then((module) => module.SearchesDialog),
  );
  return (
    <>
      <Link
        ref={opener}
        to={paths.brand.searches + search}
        onClick={instead(() => setOpenAt(key))}
        className={buttonClass({ variant: "plain", size: "sm" })}
      >
        Saved Searches
      </Link>
      {open && SearchesDialog && <SearchesDialog {...props} onClose={() => setOpenAt(null)} />}
    </>
  );
}
