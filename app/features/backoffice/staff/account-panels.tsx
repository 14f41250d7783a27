import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { INTENT } from "~/platform/list-field";
import { impersonationForm, suspendForm, upholdForm } from "./forms";
import type { StaffPerson } from "./staff-person.server";

/** Suspends an account, with the reason that its owner reads. */
export function Suspend({ actionData }: { actionData: FormActionData }) {
  const [form, fields] = useZodForm("suspend", suspendForm, { actionData });
  const busy = useNavigation().state !== "idle";
  return (
    <Card>
      <h2 className="mb-1 text-lg">Suspend this account</h2>
      <p className="mb-4 text-soft">
        They're signed out, can't sign in, and aren't shown anywhere. Partners in running campaigns
        are told, without the reason.
      </p>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
        <ErrorSummary form={form} />
        <TextArea
          field={fields.reason}
          label="Reason"
          hint="We email it to them as you write it, with how to object."
          rows={3}
        />
        <Button name={INTENT} value="suspend" variant="plain" busy={busy} className="self-start">
          Suspend account
        </Button>
      </Form>
    </Card>
  );
}

export const Restore = () => (
  <Card className="flex flex-col items-start gap-4 border-alert">
    <h2 className="text-lg">This account is suspended</h2>
    <p>If you restore it, they can sign in and are shown again, and partners are told.</p>
    <Form method="post">
      <Button name={INTENT} value="restore">
        Restore account
      </Button>
    </Form>
  </Card>
);

/** An objection that waits, and the answer of an admin who lets the suspension stand. */
export function Objection({
  suspension: { objection, objectedAt, waitsForColleague },
  actionData,
}: {
  suspension: StaffPerson["suspensions"][number];
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("keep", upholdForm, { actionData });
  const busy = useNavigation().state !== "idle";
  return (
    <Card className="flex flex-col gap-4 border-alert">
      <h2 className="text-lg">They object to the suspension</h2>
      <p className="border-l-3 border-leaf pl-3 whitespace-pre-line">“{objection}”</p>
      {objectedAt && (
        <p className="-mt-2 text-sm text-soft">
          Sent <Time at={objectedAt} as="moment" />
        </p>
      )}
      {waitsForColleague ? (
        <p>You suspended this account, so another admin answers. You can still restore it.</p>
      ) : (
        <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
          <ErrorSummary form={form} />
          <TextArea
            field={fields.answer}
            label="Why the suspension stands"
            hint="We email it to them as you write it. If they're right, restore the account instead."
            rows={3}
          />
          <Button name={INTENT} value="keep" variant="plain" busy={busy} className="self-start">
            Keep the suspension
          </Button>
        </Form>
      )}
    </Card>
  );
}

/** Shows Laurel as this person sees it, with the reason that they read afterwards. */
export function ImpersonationPanel({ actionData }: { actionData: FormActionData }) {
  const [form, fields] = useZodForm("see-as-person", impersonationForm, { actionData });
  const busy = useNavigation().state !== "idle";
  return (
    <Card>
      <h2 className="mb-1 text-lg">See Laurel as this person</h2>
      <p className="mb-4 text-soft">
        Read only, for 15 minutes, without their messages. Each page you open is recorded. They're
        told afterwards that an admin looked, and why.
      </p>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
        <ErrorSummary form={form} />
        <TextArea
          field={fields.reason}
          label="Why do you need to look?"
          hint="They read it as you write it."
          rows={2}
        />
        <Button name={INTENT} value="see-as" variant="plain" busy={busy} className="self-start">
          See as this person
        </Button>
      </Form>
    </Card>
  );
}
