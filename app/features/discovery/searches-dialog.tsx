import { useFetcher, useLocation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import type { Filters } from "./filters";
import {
  type SaveAnswer,
  type SavedSearch,
  SavedSearchList,
  SaveSearchForm,
} from "./saved-searches";

export interface SearchesToShow {
  /** Of the search that may be saved now. */
  id: string;
  filters: Filters;
  searches: SavedSearch[];
}

/** The page of saved searches, over the list they are of. */
export function SearchesDialog({
  id,
  filters,
  searches,
  onClose,
}: SearchesToShow & { onClose: () => void }) {
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
