import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Button } from "~/components/ui/button";
import { control, FieldFrame } from "~/components/ui/field";
import type { ClauseId } from "./clauses";

/** Asks about one clause. Closed until it is wanted, or until it came back with an error. */
export function CommentForm({
  clause,
  title,
  newId,
  actionData,
}: {
  clause: ClauseId;
  title: string;
  /** The id of the comment: the form sent twice makes one. */
  newId: string;
  actionData: FormActionData;
}) {
  const answer = actionData?.result;
  const failed = answer?.initialValue?.clause === clause ? answer : undefined;
  const errors = failed?.error?.body ?? failed?.error?.[""] ?? undefined;
  const busy = useNavigation().formData?.get("clause") === clause;
  const field = `comment-${clause}`;
  return (
    <details open={failed ? true : undefined} className="open:w-full">
      <summary className="disclosure text-sm">
        Comment<span className="sr-only"> on {title}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-1 flex flex-col items-start gap-2.5">
        <input type="hidden" name="id" value={newId} />
        <input type="hidden" name="clause" value={clause} />
        <FieldFrame
          id={field}
          label="Your comment"
          errors={errors ?? undefined}
          errorId={`${field}-error`}
          className="w-full"
        >
          <textarea
            id={field}
            name="body"
            rows={2}
            required
            maxLength={1000}
            defaultValue={failed?.initialValue?.body as string | undefined}
            aria-invalid={errors ? true : undefined}
            aria-describedby={errors ? `${field}-error` : undefined}
            className={control}
          />
        </FieldFrame>
        <Button variant="plain" size="sm" name="intent" value="comment" busy={busy}>
          {busy ? "Sending…" : "Send comment"}
        </Button>
      </Form>
    </details>
  );
}
