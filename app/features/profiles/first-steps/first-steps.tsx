import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Checklist, type Step } from "~/components/ui/checklist";
import { Icon } from "~/components/ui/icon";

/** The steps that are left. */
export const FirstSteps = ({ steps }: { steps: Step[] }) => (
  <Checklist title="Getting started" steps={steps} action={<HideSteps />} />
);

/** Hides the first steps for good. */
export const HideSteps = () => (
  <Form method="post" preventScrollReset>
    <Button variant="plain" size="sm" name="intent" value="hide-steps">
      <Icon name="x" />
      <span className="sr-only">Hide these steps</span>
    </Button>
  </Form>
);
