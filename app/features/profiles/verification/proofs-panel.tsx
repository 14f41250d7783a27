import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { INTENT } from "~/platform/list-field";
import { mailProofForm } from "./forms";
import type { OwnRequest, OwnVerification } from "./own-verification.server";
import { listProvable, type Provable } from "./proofs";
import { ProofList } from "./request-facts";

/** Ways to prove at once what staff would otherwise check by hand. */
export function ProofsPanel({
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
      {ADVICE[kind]} <span className="font-[650] [overflow-wrap:anywhere]">{target}</span>
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
