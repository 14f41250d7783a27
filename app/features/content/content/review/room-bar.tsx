import { useEffect, useState } from "react";
import { useRefresh } from "~/features/communication/notifications/use-refresh";
import type { ContentDetail } from "../queries.server";
import { People } from "./presence";
import { News } from "./review-news";
import { Shortcuts } from "./shortcuts";
import type { Viewer } from "./threads";

export interface RoomBarProps {
  content: ContentDetail;
  viewer: Viewer;
}

/** The open room of a content item, where scripts run: what changes, who is there, and the keys. Staff have no place in it. */
export function RoomBar({ content, viewer }: RoomBarProps) {
  const [scripted, setScripted] = useState(false);
  const refresh = useRefresh();
  const { id } = content;
  const enters = viewer.party !== "staff";
  useEffect(() => {
    setScripted(true);
    if (!enters) return;
    let left = false;
    let leave = () => {};
    import("./room").then(
      ({ enterReview }) => {
        if (!left) leave = enterReview(id, refresh);
      },
      () => {},
    );
    return () => {
      left = true;
      leave();
    };
  }, [id, enters, refresh]);
  return (
    <div className="-my-2 flex min-h-11 flex-wrap items-center justify-end gap-x-4">
      {scripted && (
        <>
          {enters && <People />}
          <Shortcuts />
          <News content={content} viewer={viewer} />
        </>
      )}
    </div>
  );
}
