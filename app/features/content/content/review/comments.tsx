import { useSearchParams } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { Tabs } from "~/components/ui/tabs";
import { PhoneFold } from "../fold";
import type { CommentsProps } from "./comment-form";
import { CommentForm } from "./comment-form";
import { Typing } from "./presence";
import { ThreadItem } from "./thread-item";
import { groupThreads, isThreadOpen } from "./threads";

/** What everyone involved says, in threads, all of them or those that are open; and a form to add to it. */
export function Comments({ content, viewer, commentId, actionData }: CommentsProps) {
  const [search] = useSearchParams();
  const threads = groupThreads(content.comments);
  const open = threads.filter(isThreadOpen);
  const onlyOpen = search.get("tab") === "open";
  const shown = onlyOpen ? open : threads;
  const newestOwn = content.comments.findLast(({ userId }) => userId === viewer.id)?.id;
  return (
    <PhoneFold
      heading
      open={search.has("tab") || search.has("at")}
      title={
        <h2 id="comments" className="inline text-base md:text-lg">
          Comments{threads.length > 0 && ` (${threads.length})`}
        </h2>
      }
    >
      {threads.length > 0 && (
        <Tabs
          label="Which comments"
          current={onlyOpen ? "open" : "all"}
          tabs={[
            { value: "all", label: `All (${threads.length})` },
            { value: "open", label: `Open (${open.length})` },
          ]}
          anchor="threads"
        />
      )}
      <Card className="flex flex-col gap-5">
        {shown.length === 0 && (
          <p className="text-soft">
            {threads.length === 0 ? "No comments yet." : "Everything here is resolved."}
          </p>
        )}
        <ol className="flex flex-col gap-6 empty:hidden">
          {shown.map((thread) => (
            <ThreadItem
              key={thread.id}
              thread={thread}
              content={content}
              viewer={viewer}
              commentId={commentId}
              actionData={actionData}
            />
          ))}
        </ol>
        {viewer.party !== "staff" && <Typing />}
        {/* The key resets the form after one's own comment; any other update keeps what is typed. */}
        <CommentForm
          key={newestOwn ?? "first"}
          content={content}
          commentId={commentId}
          actionData={actionData}
        />
      </Card>
    </PhoneFold>
  );
}
