import { useCallback, useState } from "react";
import { paths } from "~/paths";
import type { BellData } from "./queries.server";

/** The bell as the frame loaded it, or as it was asked for since: whichever is newer. */
export function useBell(loaded: BellData): { bell: BellData; refreshBell: () => void } {
  const [fetched, setFetched] = useState<BellData | null>(null);
  const refreshBell = useCallback(async () => {
    // A failure leaves the bell as it is; a session that has ended is noticed by the next load.
    const answer = await fetch(paths.bell, { redirect: "error" }).catch(() => null);
    if (answer?.ok) setFetched((await answer.json()) as BellData);
  }, []);
  return { bell: fetched && fetched.at > loaded.at ? fetched : loaded, refreshBell };
}
