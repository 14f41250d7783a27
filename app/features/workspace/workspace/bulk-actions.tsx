import { Form } from "@remix-run/react";
import { useSending } from "~/components/sending";
import { Button, buttonClass } from "~/components/ui/button";
import { Popover } from "~/components/ui/popover";
import { paths } from "~/paths";
import { INTENT } from "~/platform/list-field";
import { ROWS_FORM, SelectAll } from "./select-rows";

/** What can be done with the athletes that are ticked. @param ticked whether all rows were shown ticked */
export function BulkActions({ ticked }: { ticked: boolean }) {
  const busy = useSending();
  return (
    <Form method="post" id={ROWS_FORM} aria-label="Selected athletes" className="bulk-actions">
      <SelectAll ticked={ticked} />
      <Button variant="plain" size="sm" formMethod="get" formAction={paths.brand.pay}>
        Pay
      </Button>
      <Button variant="plain" size="sm" formMethod="get" formAction={paths.brand.sign}>
        Sign
      </Button>
      <Button variant="plain" size="sm" formMethod="get" formAction={paths.brand.changeOfferedFees}>
        Change fee
      </Button>
      <Button variant="plain" size="sm" formMethod="get" formAction={paths.brand.message}>
        Message
      </Button>
      <Button variant="plain" size="sm" name={INTENT} value="remind" busy={busy}>
        Remind
      </Button>
      <Button variant="plain" size="sm" name={INTENT} value="extend" busy={busy}>
        Give more time
      </Button>
      <Popover className="relative max-md:open:w-full">
        <summary className={`${buttonClass({ variant: "plain", size: "sm" })} list-none`}>
          Withdraw
        </summary>
        <div className="z-20 mt-2 flex flex-col items-start gap-2 rounded-card border border-line bg-card p-3 shadow-float md:absolute md:right-0 md:w-64">
          <p className="text-sm">
            Withdraw the ticked invitations that aren't answered yet? We'll let the athletes know.
          </p>
          <Button variant="danger" size="sm" name={INTENT} value="withdraw" busy={busy}>
            Withdraw invitations
          </Button>
        </div>
      </Popover>
    </Form>
  );
}
