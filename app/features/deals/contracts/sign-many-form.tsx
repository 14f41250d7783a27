import { getFormProps } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { type FormActionData, isTicked } from "~/components/action-data";
import { Cancel, ErrorSummary, useZodForm } from "~/components/form";
import { useSending } from "~/components/sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CheckBox } from "~/components/ui/checkbox";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { paths } from "~/paths";
import { plural } from "~/platform/numbers";
import { ChangeList } from "./change-list";
import { consentTo } from "./fields";
import { signManyForm } from "./forms";
import type { ContractToSign } from "./sign-many.server";
import { SignatureFields } from "./signature-fields";
import { TermLines } from "./term-lines";

/** Signs several contracts, each of which the form names with the version that was read. */
export function SignManyForm({
  contracts,
  email,
  hasPasskeys,
  actionData,
}: {
  contracts: readonly ContractToSign[];
  email: string;
  hasPasskeys: boolean;
  actionData: FormActionData;
}) {
  const [form, fields] = useZodForm("sign", signManyForm, { actionData: actionData ?? undefined });
  const busy = useSending();
  const ready = contracts.filter(({ refusal }) => !refusal);
  const apart = contracts.filter(({ refusal }) => refusal);
  const kinds = [...new Set(ready.map(({ kind }) => kind))];
  return (
    <div className="flex flex-col gap-4">
      {apart.map(({ id, kind, title, athlete, refusal }) => (
        <Card key={id} className="flex flex-wrap items-center gap-3 !border-amber !bg-amber-wash">
          <p className="min-w-0 flex-1 basis-60">
            <span className="font-strong">
              {athlete}'s {kind}
            </span>{" "}
            for {title} needs a decision of its own: {refusal}.
          </p>
          <ButtonLink to={paths.signContract(id)} variant="plain" size="sm">
            Review and sign
            <span className="sr-only">
              {" "}
              {athlete}'s {kind}
            </span>
          </ButtonLink>
        </Card>
      ))}
      {ready.length > 0 && (
        <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
          <ErrorSummary form={form} />
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <WorkAndFacts
            facts={
              <Card className="flex flex-col gap-5">
                <h2 className="text-lg">Sign</h2>
                <SignatureFields
                  fields={fields as never}
                  hasPasskeys={hasPasskeys}
                  hint="Typing it counts as your signature under each contract that's ticked."
                >
                  For each: {kinds.map(consentTo).join(" ")} We keep your name, the time, your IP
                  address and your browser with each signature.
                </SignatureFields>
                <div className="action-bar">
                  <Button busy={busy}>{busy ? "Signing…" : "Sign selected"}</Button>
                  <Cancel to={paths.contracts} />
                </div>
              </Card>
            }
          >
            <fieldset className="flex flex-col gap-3">
              <legend className="mb-3 text-lg font-strong">
                {plural(ready.length, "contract", "contracts")} to sign
              </legend>
              {ready.map(({ id, kind, title, athlete, hash, lines, changes }) => (
                <Card key={id} className="!py-3">
                  <CheckBox
                    name={fields.contract.name}
                    value={`${id}:${hash}`}
                    defaultChecked={isTicked(actionData, {
                      name: fields.contract.name,
                      value: `${id}:${hash}`,
                    })}
                    label={
                      <span className="font-strong">
                        {athlete}'s {kind} · {title}
                      </span>
                    }
                  />
                  {changes && (
                    <div className="mb-3">
                      <p className="font-strong">What the amendment changes</p>
                      <ChangeList changes={changes} />
                    </div>
                  )}
                  <TermLines lines={lines} />
                  <p className="mt-3 text-sm">
                    <Link to={paths.contract(id)}>
                      Read it in full
                      <span className="sr-only">
                        : {athlete}'s {kind}
                      </span>
                    </Link>
                  </p>
                </Card>
              ))}
            </fieldset>
          </WorkAndFacts>
        </Form>
      )}
    </div>
  );
}
