import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { paths } from "~/paths";

/** Offers to get verified, in one line. */
export const VerificationPrompt = ({ to, children }: { to: string; children: string }) => (
  <div className="mt-6 flex flex-wrap items-center gap-x-3 text-sm text-soft">
    <p className="min-w-0 flex-1 basis-60">
      {children} <Link to={to}>Get verified</Link>
    </p>
    <Form method="post" action={paths.verificationPrompt}>
      <Button variant="quiet" size="sm">
        Not now
      </Button>
    </Form>
  </div>
);
