import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Checklist, type Step } from "~/components/ui/checklist";

/** The steps that are left. */
export const FirstSteps = ({ steps }: { steps: Step[] }) => (
  <Checklist title="Getting started" steps={steps} action={<HideSteps />} />
);

/** Hides the first steps for good. */
export const HideSteps = () => (
  <Form method="post" preventScrollReset>
    <Button variant="plain" size="sm" name="intent" value="hide-steps">
      Hide these steps
    </Button>
  </Form>
);
