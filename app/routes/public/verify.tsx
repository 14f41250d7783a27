import { getFormProps } from "@conform-to/react";
import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, Field, LabelledField, useZodForm } from "~/components/form";
import { CONTAINER } from "~/components/site/section";
import { Button } from "~/components/ui/button";
import { FileInput } from "~/components/ui/field";
import { verifyForm } from "~/features/campaigns/record/forms";
import { verifySchema } from "~/features/campaigns/record/schema";
import { parseVerificationCode } from "~/features/campaigns/record/verification-code";
import { verifyCode, verifyFile } from "~/features/campaigns/record/verify.server";
import { VerifyAnswer } from "~/features/campaigns/record/verify-answer";
import { publicMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { pageTitle } from "~/product";

export const meta: MetaFunction = (args) =>
  publicMeta(args, {
    path: paths.verify,
    title: pageTitle("Check a record"),
    description: "Check that a contract, an approval or a whole record is as it was sealed.",
    preview: paths.help,
  });

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

/** `?code=` fills the field in: documents link to it. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  code: parseVerificationCode(context.request.url.searchParams.get("code") ?? "") ?? undefined,
});

export const action = defineActions(({ context }) =>
  handleForm(verifySchema, async ({ code, file }) => {
    const answer = file?.size
      ? await verifyFile(context, new Uint8Array(await file.arrayBuffer()))
      : await verifyCode(context, parseVerificationCode(code ?? "") ?? "");
    return data({ answer, code });
  }),
);

export default function Verify() {
  const { code } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const answered = actionData && "answer" in actionData ? actionData : null;
  const [form, fields] = useZodForm("verify", verifyForm, {
    actionData: actionData && "result" in actionData ? actionData : undefined,
    defaultValue: { code: answered?.code ?? code },
  });
  return (
    <div className={`${CONTAINER} py-10 md:py-16`}>
      <h1 className="text-hero">Check a record</h1>
      <p className="mt-4 max-w-text text-lg text-soft">
        Contracts, approvals and rulings carry a code. Paste it, or choose a contract or a record
        you've downloaded: we'll tell you whether anything was changed. You don't need an account.
      </p>
      <div className="mt-8 flex max-w-text flex-col gap-6">
        {answered && <VerifyAnswer answer={answered.answer} />}
        <Form
          method="post"
          encType="multipart/form-data"
          {...getFormProps(form)}
          className="flex flex-col gap-5"
        >
          <ErrorSummary form={form} />
          <Field field={fields.code} label="Code" autoComplete="off" />
          <LabelledField
            field={fields.file}
            label="Or a file"
            hint="The PDF or data of a contract, or a record, up to 2 MB."
          >
            <FileInput
              id={fields.file.id}
              name={fields.file.name}
              accept=".json,.pdf,application/json,application/pdf"
              aria-describedby={fields.file.descriptionId}
            />
          </LabelledField>
          <p>
            <Button>Check</Button>
          </p>
        </Form>
        <section aria-labelledby="without-us" className="border-t border-line pt-6">
          <h2 id="without-us" className="text-xl">
            Check it without us
          </h2>
          <p className="mt-2">
            You need Node on your computer, the record's file, and the first two of these:
          </p>
          <ul className="mt-2 list-disc pl-5">
            <li>
              <a href={paths.recordVerifier} download>
                The program that checks
              </a>
              , one file to read and run
            </li>
            <li>
              <a href={paths.recordKeys} download>
                Our public keys
              </a>
            </li>
            <li>
              <a href={paths.recordFormat}>How a record is made</a>, to write your own program
            </li>
          </ul>
          <p className="mt-3">
            <code className="text-sm break-words">
              node laurel-verify.mjs record.json --keys laurel-keys.json
            </code>
          </p>
        </section>
      </div>
    </div>
  );
}
