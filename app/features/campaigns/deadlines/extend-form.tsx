import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import type { Deadline } from "./deadlines";

/** The button with which the waiting side gives the other side more time. */
export function ExtendForm({
  deadline,
  subjectId,
  about,
}: {
  deadline: Deadline | null;
  subjectId: string;
  /** The subject of the button, for screen readers. */
  about: string;
}) {
  if (!deadline?.extendTo) return null;
  return (
    <Form method="post" action={paths.extension(deadline.kind, subjectId)}>
      <Button variant="plain" size="sm">
        Extend to {formatWeekday(deadline.extendTo)}
        <span className="sr-only">: {about}</span>
      </Button>
    </Form>
  );
}
