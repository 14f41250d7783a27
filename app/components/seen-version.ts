import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { Answer } from "./sent-entries";

/**
 * The version whose text a form began with, also when the page is loaded again. After a conflict the answer names none:
 * who saves once more has been told, and replaces the version there is now.
 * @param version what the page has loaded
 */
export function useSeenVersion(version: number, answer: Answer): number {
  // Not another form of the page: what is typed here stays as it began.
  const isSending = useNavigation().formData?.has("seen") ?? false;
  const [begun, setBegun] = useState({ version, isSending });
  const sent = answer?.result?.initialValue;
  if (begun.isSending !== isSending)
    // A form that was taken begins again with what it has stored.
    setBegun({ version: isSending || sent ? begun.version : version, isSending });
  return sent ? Number(sent.seen ?? version) : begun.version;
}
