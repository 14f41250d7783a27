import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ToastRegion, type ToastText } from "~/components/ui/toast";
import { useRefresh } from "~/components/use-refresh";
import type { ContentDetail } from "../queries.server";
import { describeReviewNews } from "./describe-review-news";
import { People } from "./presence";
import { Shortcuts } from "./shortcuts";
import type { Viewer } from "./threads";

interface Props {
  content: ContentDetail;
  viewer: Viewer;
}

/** Says what others have changed since this page was opened. What was being written about it is not lost. */
function News({ content, viewer }: Props) {
  const [toast, setToast] = useState<ToastText | null>(null);
  const [comments, setComments] = useState("");
  const written = useRef("");
  const before = useRef(content);
  const { formData, state } = useNavigation();
  /** The newest data are the answer to a form of this page, which has said what it did. */
  const own = useRef(false);
  if (formData) own.current = true;
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement && target.name === "feedback")
        written.current = target.value.trim();
    };
    document.addEventListener("input", follow);
    return () => document.removeEventListener("input", follow);
  }, []);
  useEffect(() => {
    const news = describeReviewNews(before.current, content, viewer.id);
    before.current = content;
    if (news.comments) setComments(news.comments);
    if (news.contentItem && !own.current) setToast(toastOf(news.contentItem, written.current));
  }, [content, viewer.id]);
  useEffect(() => {
    if (state === "idle") own.current = false;
  }, [state]);
  return (
    <>
      <p role="status" className="sr-only">
        {comments}
      </p>
      <ToastRegion toast={toast} overlay />
    </>
  );
}

/** The decision form disappears when another reviewer decides first. */
function toastOf(title: string, written: string): ToastText {
  const form = document.querySelector("textarea[name=feedback]");
  if (!written || form) return { title, tone: "info" };
  return {
    title,
    description: `You were writing: “${written}”`,
    tone: "info",
    action: { label: "Copy it", run: () => void navigator.clipboard.writeText(written) },
  };
}

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
    <div className="-my-2 flex flex-wrap items-center justify-end gap-x-4 md:min-h-11">
      {scripted && (
        <>
          {enters && <People />}
          <Shortcuts decides={viewer.party === "brand"} />
          <News content={content} viewer={viewer} />
        </>
      )}
    </div>
  );
}
