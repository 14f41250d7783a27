import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { RECOVERY_CODES } from "./recovery-codes";

/** Recovery codes, shown this once. */
export const NewCodes = ({ codes }: { codes: string[] }) => (
  <Card className="flex flex-col gap-4 border-leaf">
    <div role="status">
      <h2 className="text-lg">Save your recovery codes</h2>
      <p className="mt-1 text-soft">
        Each signs you in once if you don't have your phone. Keep them somewhere safe: we can't show
        them again.
      </p>
    </div>
    <ul
      aria-label="Recovery codes"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-1.5 font-mono"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <ButtonLink to={paths.security} className="self-start">
      I've saved them
    </ButtonLink>
  </Card>
);

/** What can be done while two-factor sign-in is on. */
export const FactorOn = ({ since, codesLeft }: { since: number; codesLeft: number }) => (
  <>
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="min-w-0 flex-1 basis-60">
        Two-factor sign-in has been on since <Time at={since} />. You can switch it off under
        Security.
      </p>
      <ButtonLink to={paths.security} variant="plain">
        Security
      </ButtonLink>
    </Card>
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">Recovery codes</h2>
      <p className={codesLeft < 3 ? "font-strong text-alert" : "text-soft"}>
        {codesLeft} of {RECOVERY_CODES} left. New codes replace all earlier ones.
      </p>
      {/* A document: the codes stand in its answer alone. */}
      <Form method="post" reloadDocument>
        <Button variant="plain" name="intent" value="codes">
          Make new codes
        </Button>
      </Form>
    </Card>
  </>
);
