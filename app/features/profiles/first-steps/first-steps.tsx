import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Checklist, type Step } from "~/components/ui/checklist";
import { Icon } from "~/components/ui/icon";
import { paths, withQuery } from "~/paths";

/** The steps that are left. */
export const FirstSteps = ({ steps }: { steps: Step[] }) => (
  <Checklist title="Getting started" steps={steps} action={<HideSteps />} />
);

/** The first step while the address is not confirmed. It replaces the notice above the page. */
export const confirmSteps = (unconfirmedEmail: string | null): Step[] =>
  unconfirmedEmail
    ? [
        {
          label: `Confirm ${unconfirmedEmail}`,
          to: withQuery(paths.confirmEmail, { to: paths.dashboard }),
          done: false,
          reloadDocument: true,
        },
      ]
    : [];

/** Hides the first steps for good. */
export const HideSteps = () => (
  <Form method="post" preventScrollReset>
    <Button variant="plain" size="sm" name="intent" value="hide-steps">
      <Icon name="x" />
      <span className="sr-only">Hide these steps</span>
    </Button>
  </Form>
);
