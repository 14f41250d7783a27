import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";

/** Takes a content item from the queue, or gives it back. */
export function ClaimButton({
  contentId,
  title,
  intent,
}: {
  contentId: string;
  title: string;
  intent: "claim" | "release";
}) {
  const { formData } = useNavigation();
  const busy = formData?.get("contentId") === contentId && formData.get("intent") === intent;
  return (
    <Form method="post" action={paths.admin.polishing}>
      <input type="hidden" name="contentId" value={contentId} />
      <Button size="sm" variant="plain" name="intent" value={intent} busy={busy}>
        {intent === "claim" ? "Claim" : "Release"}
        <span className="sr-only">: {title || "Untitled Content"}</span>
      </Button>
    </Form>
  );
}

/** Who has it, and how long it has been here. */
export const Whereabouts = ({
  since,
  holderName,
  mine,
}: {
  since: number;
  holderName: string | null;
  mine: boolean;
}) => (
  <>
    {mine ? "With you" : holderName ? `With ${holderName}` : "Waiting"} · sent{" "}
    <Time at={since} as="age" />
  </>
);
