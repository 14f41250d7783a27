import { useEffect, useState } from "react";
import type { ToastText } from "../ui/toast";
import { useRouter } from "../use-router";

/**
 * Keeps what this account types into forms on its device: see save-drafts.ts, which is loaded after the page works.
 * @param filled the server has filled the page's forms with what was typed
 * @returns what there is to say of the page's forms
 */
export function useDrafts(account: string, filled: boolean): ToastText | null {
  const router = useRouter();
  const [notice, setNotice] = useState<ToastText | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `filled` is of the first page alone
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    import("./save-drafts").then(
      ({ saveDrafts }) => {
        if (router && !left) stop = saveDrafts({ account, router, filled, setNotice });
      },
      () => {},
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [account, router]);

  return notice;
}
