import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, TextArea, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { INTENT } from "~/platform/list-field";
import { askForm, rejectForm } from "./forms";
import type { StaffRequest } from "./staff-queries.server";
import { isOpen } from "./status";

/** Takes the request, asks for more, and decides. */
export function Decide({
  request,
  readerId,
  isAdmin,
  actionData,
}: {
  request: StaffRequest;
  readerId: string;
  isAdmin: boolean;
  actionData: FormActionData;
}) {
  const { status, assignedTo, reviewer, identity } = request;
  const busy = useSending();
  if (!isOpen(status)) return <Decided request={request} />;
  const isMine = assignedTo === readerId;
  const isOthers = assignedTo !== null && !isMine;
  return (
    <section aria-labelledby="decision" className="flex flex-col gap-4">
      <h2 id="decision" className="text-lg">
        Decide
      </h2>
      <Card className="flex flex-col gap-4">
        <p>
          {isMine
            ? "You are reviewing this request."
            : isOthers
              ? `${reviewer ?? "A colleague"} is reviewing this request.`
              : "No one is reviewing this request yet."}
        </p>
        {!isMine && (!isOthers || isAdmin) && (
          <Form method="post">
            <Button name={INTENT} value="claim" variant="plain">
              {isOthers ? "Take over" : "Take this request"}
            </Button>
          </Form>
        )}
        {!isOthers && (
          <Form method="post">
            <input type="hidden" name="expectedIdentity" value={identity} />
            <Button name={INTENT} value="approve" busy={busy}>
              Approve
            </Button>
          </Form>
        )}
      </Card>
      {!isOthers && (
        <>
          <Ask actionData={actionDataFor(actionData, "ask")} />
          <Reject actionData={actionDataFor(actionData, "reject")} />
        </>
      )}
    </section>
  );
}

function Ask({ actionData }: { actionData: FormActionData }) {
  const [form, fields] = useZodForm("ask", askForm, { actionData });
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-3">
        <ErrorSummary form={form} />
        <TextArea
          field={fields.question}
          label="Ask for more"
          hint="Such as a document or a link. They read it as you write it."
          rows={3}
        />
        <Button name={INTENT} value="ask" variant="plain" className="self-start">
          Ask
        </Button>
      </Form>
    </Card>
  );
}

function Reject({ actionData }: { actionData: FormActionData }) {
  const [form, fields] = useZodForm("reject", rejectForm, { actionData });
  return (
    <Card>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-3">
        <ErrorSummary form={form} />
        <TextArea
          field={fields.reason}
          label="Reason for a rejection"
          hint="They read it, and can send a new request."
          rows={3}
        />
        <Button name={INTENT} value="reject" variant="plain" className="self-start">
          Reject
        </Button>
      </Form>
    </Card>
  );
}

const Decided = ({ request: { status, reviewer, rejectionReason } }: { request: StaffRequest }) => (
  <Card>
    <p>
      {status === "approved" ? "Approved" : "Rejected"}
      {reviewer && ` by ${reviewer}`}.
    </p>
    {rejectionReason && <p className="mt-2 whitespace-pre-line text-soft">{rejectionReason}</p>}
  </Card>
);
