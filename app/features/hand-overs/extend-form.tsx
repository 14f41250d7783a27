import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import type { Deadline } from "./deadlines";

/** One click gives the other side more time; for the side that waits. */
export function ExtendForm({
  deadline,
  subjectId,
  about,
}: {
  deadline: Deadline | null;
  subjectId: string;
  /** What it is about, for screen readers. */
  about: string;
}) {
  if (!deadline?.extendTo) return null;
  return (
    <Form method="post" action={paths.extension(deadline.kind, subjectId)}>
      <Button variant="plain" size="sm">
        Give them until {formatWeekday(deadline.extendTo)}
        <span className="sr-only">: {about}</span>
      </Button>
    </Form>
  );
}
