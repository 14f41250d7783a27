import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ErrorSummary, Field, Select, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import type { FormAnswer } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CopyField } from "~/components/ui/copy-field";
import { Time } from "~/components/ui/time";
import { INTENT } from "~/platform/list-field";
import { MAX_SHARES, SHARE_DAYS, SHARE_PASSWORD_LEAST } from "./fields";
import { shareForm } from "./forms";
import type { Share } from "./shares.server";

const DAYS = SHARE_DAYS.map((value) => ({ value, label: `${value} days` }));

/** The id of the panel, to which its form comes back. */
const SHARE_ANCHOR = "share-report";

/** Makes links to a report for people without an account, and ends them. */
export function SharePanel({
  newId,
  shares,
  weekly,
  now,
  link,
  actionData,
}: {
  newId: string;
  shares: Share[];
  /** When the next email comes ('YYYY-MM-DD'); null where none is wanted. Null: the campaign isn't running. */
  weekly: { nextOn: string | null } | null;
  now: number;
  /** The address that was just made; it is shown this once. */
  link: string | null;
  actionData: FormAnswer;
}) {
  const [form, fields] = useZodForm("share", shareForm, {
    actionData,
    defaultValue: { id: newId, days: "30" },
  });
  const busy = useSending();
  return (
    <details
      id={SHARE_ANCHOR}
      open={link !== null || actionData !== undefined || undefined}
      className="-mt-3 mb-3 print:hidden"
    >
      <summary className="disclosure">Share or email this report</summary>
      <Card className="mt-2 flex max-w-text flex-col gap-4">
        {weekly && <WeeklyForm nextOn={weekly.nextOn} busy={busy} />}
        {link && (
          <div role="status" className="rounded-card border-l-4 border-leaf bg-leaf-wash p-4">
            <p className="mb-2 font-strong">Copy your link now: we show it only once.</p>
            <CopyField label="Link to the report" value={link} />
          </div>
        )}
        <p>
          Anyone with the link can read the report without an account, and nothing else. It names
          your athletes and shows what you pay them. You can end a link at any time.
        </p>
        <Form
          method="post"
          action={`#${SHARE_ANCHOR}`}
          {...getFormProps(form)}
          className="flex flex-col gap-4"
        >
          <ErrorSummary form={form} />
          <input type="hidden" name={fields.id.name} value={newId} />
          <Select field={fields.days} label="The link is open for" options={DAYS} />
          <Field
            field={fields.password}
            label="Password"
            hint={`At least ${SHARE_PASSWORD_LEAST} characters. Send it separately from the link.`}
            autoComplete="off"
          />
          <p>
            <Button name={INTENT} value="share" busy={busy} variant="plain">
              Make a link
            </Button>
          </p>
        </Form>
        {shares.length > 0 && (
          <>
            <h3>Links so far</h3>
            <ul className="flex flex-col gap-2">
              {shares.map((share) => (
                <li
                  key={share.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2"
                >
                  <span>
                    Made <Time at={share.createdAt} as="moment" />,{" "}
                    <ShareStatus share={share} now={now} />
                    {share.hasPassword && ", with a password"}
                  </span>
                  {isOpen(share, now) && (
                    <Form method="post">
                      <input type="hidden" name="shareId" value={share.id} />
                      <Button name={INTENT} value="revoke" variant="plain" size="sm" busy={busy}>
                        Revoke
                        <span className="sr-only"> the link of this line</span>
                      </Button>
                    </Form>
                  )}
                </li>
              ))}
            </ul>
            <p className="text-sm text-soft">Up to {MAX_SHARES} links can be open at once.</p>
          </>
        )}
      </Card>
    </details>
  );
}

/** Turns the weekly email on or off. */
const WeeklyForm = ({ nextOn, busy }: { nextOn: string | null; busy: boolean }) => (
  <Form method="post" className="flex flex-col items-start gap-2 border-b border-line pb-4">
    <p>
      {nextOn === null ? (
        "Get this report by email every week while the campaign runs."
      ) : (
        <>
          You get this report by email every week while the campaign runs. The next one comes on{" "}
          <Time at={nextOn} as="day" />.
        </>
      )}
    </p>
    <input type="hidden" name="wanted" value={nextOn === null ? "on" : "off"} />
    <Button name={INTENT} value="weekly" variant="plain" size="sm" busy={busy}>
      {nextOn === null ? "Email me every week" : "Stop the emails"}
    </Button>
  </Form>
);

const isOpen = ({ revokedAt, expiresAt }: Share, now: number) =>
  revokedAt === null && expiresAt > now;

function ShareStatus({ share, now }: { share: Share; now: number }) {
  if (share.revokedAt !== null)
    return (
      <>
        revoked <Time at={share.revokedAt} as="moment" />
      </>
    );
  return (
    <>
      {share.expiresAt > now ? "open until" : "ended"} <Time at={share.expiresAt} as="moment" />
    </>
  );
}
