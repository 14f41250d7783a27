import { Link, useFetcher, useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import type { Filters } from "./filters";
import {
  type SaveAnswer,
  type SavedSearch,
  SavedSearchList,
  SaveSearchForm,
  SEARCHES,
} from "./saved-searches";

interface Props {
  /** Of the search that may be saved now. */
  id: string;
  filters: Filters;
  searches: SavedSearch[];
}

/** Leads to the page of saved searches; with scripts it opens the same in place. */
export function SavedSearchesButton(props: Props) {
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

  const openInPlace = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    setOpenAt(key);
  };
  return (
    <>
      <Link
        ref={opener}
        to={SEARCHES + search}
        onClick={openInPlace}
        className={buttonClass({ look: "plain", size: "sm" })}
      >
        Saved Searches
      </Link>
      {open && <SearchesDialog {...props} onClose={() => setOpenAt(null)} />}
    </>
  );
}

function SearchesDialog({ id, filters, searches, onClose }: Props & { onClose: () => void }) {
  const saver = useFetcher<SaveAnswer>();
  const { pathname, search } = useLocation();
  return (
    <Dialog title="Saved Searches" onClose={onClose}>
      <SaveSearchForm
        id={id}
        filters={filters}
        redirectTo={pathname + search}
        answer={saver.data as SaveAnswer | undefined}
        busy={saver.state !== "idle"}
        as={saver.Form as never}
        cancel={
          <Button type="button" look="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      />
      <hr className="my-5 border-line" />
      <SavedSearchList
        searches={searches}
        redirectTo={pathname + search}
        as={saver.Form as never}
      />
    </Dialog>
  );
}
