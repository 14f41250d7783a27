import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths } from "~/paths";

/** Offers to get verified. */
export const VerificationPrompt = ({ to, children }: { to: string; children: string }) => (
  <Card className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div className="min-w-0 flex-1 basis-64">
      <h2 className="text-lg">Get verified</h2>
      <p className="mt-1 text-soft">{children}</p>
    </div>
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={to} variant="plain">
        Get verified
      </ButtonLink>
      <Form method="post" action={paths.verificationPrompt}>
        <Button variant="quiet">Hide this offer</Button>
      </Form>
    </div>
  </Card>
);
