import { useEffect, useState } from "react";
import { Shortcuts } from "./shortcuts";

/** What the review room offers where scripts run. */
export function RoomBar() {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <div className="-my-2 flex min-h-11 flex-wrap items-center justify-end gap-x-4">
      {scripted && <Shortcuts />}
    </div>
  );
}
