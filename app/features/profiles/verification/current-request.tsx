import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { lazyHydrated } from "~/components/later";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { INTENT } from "~/platform/list-field";
import { REVIEW_TIME } from "./fields";
import { answerForm, mailProofForm } from "./forms";
import type { OwnRequest, OwnVerification } from "./own-verification.server";
import { listProvable, type Provable } from "./proofs";
import { Fact, ProofList, VerificationBadge } from "./request-facts";
import { isOpen } from "./status";

/** Ways to prove at once what staff would otherwise check by hand. */
function ProofsPanel({
  request,
  proofs,
  actionData,
}: {
  request: OwnRequest;
  proofs: OwnVerification["proofs"];
  actionData: FormActionData;
}) {
  const isBrand = request.companyWebsite !== null;
  // One proof of a website is enough; of channels, each counts.
  const ways = isBrand && proofs.length > 0 ? [] : listProvable(request);
  if (ways.length + proofs.length === 0) return null;
  const isProved = ({ kind, target }: Provable) =>
    proofs.some((proof) => proof.kind === kind && proof.target === target);
  const openWays = ways.filter((way) => way.kind !== "mail" && !isProved(way));
  const mail = ways.find(({ kind }) => kind === "mail");
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg">Make it quicker</h2>
        <p className="mt-2 text-soft">
          {isBrand
            ? "Show that the website is yours. One way is enough."
            : "Show that a channel is yours. You can remove the code afterwards."}
        </p>
      </div>
      {proofs.length > 0 && <ProofList proofs={proofs} />}
      {openWays.length > 0 && (
        <p>
          Your code: <strong className="figure text-base select-all">{request.proofCode}</strong>
        </p>
      )}
      {openWays.map((way) => (
        <ProofCheck key={way.kind + way.target} way={way} />
      ))}
      {mail && <MailProof domain={mail.target} actionData={actionData} />}
    </Card>
  );
}

const ADVICE: Record<Provable["kind"], string> = {
  channel: "Put the code in the bio of",
  file: "Put the code in a file at",
  dns: "Or put the code in a TXT record of",
  mail: "",
};

const ProofCheck = ({ way: { kind, target } }: { way: Provable }) => (
  <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
    <p className="min-w-0 flex-1 basis-64">
      {ADVICE[kind]} <span className="font-strong [overflow-wrap:anywhere]">{target}</span>
    </p>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="target" value={target} />
    <Button name={INTENT} value="check" variant="plain" size="sm">
      Check now<span className="sr-only">: {target}</span>
    </Button>
  </Form>
);

function MailProof({ domain, actionData }: { domain: string; actionData: FormActionData }) {
  const [form, fields] = useZodForm("mail-proof", mailProofForm, { actionData });
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-3">
      <ErrorSummary form={form} />
      <Field
        field={fields.email}
        label="Get a link by email"
        hint={`To any address that ends with @${domain}`}
        type="email"
        autoComplete="email"
      />
      <Button name={INTENT} value="mail" variant="plain" busy={useSending()} className="self-start">
        Send link
      </Button>
    </Form>
  );
}

const Documents = lazyHydrated("documents", () =>
  import("./documents").then(({ Documents }) => Documents),
);

/** Where the newest request stands. */
function CurrentRequest({
  request: { status, createdAt, reviewedAt },
  approved,
}: {
  request: OwnRequest;
  /** What an approval means. */
  approved: string;
}) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">Current Request</h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact label="Submitted">
          <Time at={createdAt} as="day" />
        </Fact>
        <Fact label="Status">
          <VerificationBadge status={status} />
        </Fact>
        {reviewedAt && (
          <Fact label="Reviewed">
            <Time at={reviewedAt} as="day" />
          </Fact>
        )}
      </dl>
      {status === "approved" && <p>{approved}</p>}
      {status === "pending" && <p className="text-soft">Review takes {REVIEW_TIME}.</p>}
    </Card>
  );
}

/** What staff still need to see, and the answer to it. */
function StaffQuestion({
  request: { staffQuestion, answer },
  actionData,
}: {
  request: OwnRequest;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("answer", answerForm, {
    actionData,
    defaultValue: { answer },
  });
  return (
    <Card className="flex flex-col gap-4 !border-amber">
      <h2 className="text-lg">We need a little more</h2>
      <p className="whitespace-pre-line">{staffQuestion}</p>
      <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
        <ErrorSummary form={form} />
        <TextArea
          field={fields.answer}
          label="Your answer"
          hint={answer ? "Sent. You can still change it." : undefined}
        />
        <Button name={INTENT} value="answer" busy={useSending()} className="self-start">
          {answer ? "Change answer" : "Send answer"}
        </Button>
      </Form>
    </Card>
  );
}

/** Why the last request was turned down, above the form for a new one. */
export const RejectedRequest = ({ request: { rejectionReason } }: { request: OwnRequest }) => (
  <Card className="mb-6 max-w-text !border-alert">
    <h2 className="mb-2 text-lg">Previous Request Rejected</h2>
    <p className="whitespace-pre-line">Reason: {rejectionReason ?? "Not specified"}</p>
  </Card>
);

/** Why someone who was verified sees the form again. */
export const LostBadge = ({ changed }: { changed: string }) => (
  <Card className="mb-6 max-w-text !border-amber">
    <h2 className="mb-2 text-lg">Your badge has gone</h2>
    <p>You changed {changed}, so we need to check who you are again.</p>
  </Card>
);

/** The page of a request that waits for a decision or was approved. */
export const OwnRequestView = ({
  own: { proofs, documents },
  request,
  page,
  approved,
  actionData,
}: {
  own: OwnVerification;
  request: OwnRequest;
  /** Its address. */
  page: string;
  approved: string;
  actionData: FormActionData;
}) => (
  <>
    <PageHead title="Verification Status" index="Track your verification request" />
    <div className="single-column flex flex-col gap-4">
      <CurrentRequest request={request} approved={approved} />
      {request.status === "under_review" && (
        <StaffQuestion request={request} actionData={actionDataFor(actionData, "answer")} />
      )}
      {isOpen(request.status) && (
        <>
          <ProofsPanel
            request={request}
            proofs={proofs}
            actionData={actionDataFor(actionData, "mail")}
          />
          <Documents documents={documents} page={page} />
        </>
      )}
    </div>
  </>
);
