import { useFetcher, useLocation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import type { Filters } from "./filters";
import {
  type SaveActionData,
  type SavedSearch,
  SavedSearchList,
  SaveSearchForm,
} from "./saved-searches";

export interface SearchesToShow {
  /** The id of the search that the form creates. */
  id: string;
  filters: Filters;
  searches: SavedSearch[];
}

/** The page of saved searches as a dialog over the results. */
export function SearchesDialog({
  id,
  filters,
  searches,
  onClose,
}: SearchesToShow & { onClose: () => void }) {
  const saver = useFetcher<SaveActionData>();
  const { pathname, search } = useLocation();
  return (
    <Dialog title="Saved Searches" onClose={onClose}>
      <SaveSearchForm
        id={id}
        filters={filters}
        redirectTo={pathname + search}
        actionData={saver.data as SaveActionData | undefined}
        busy={saver.state !== "idle"}
        as={saver.Form as never}
        cancel={
          <Button type="button" variant="quiet" onClick={onClose}>
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
