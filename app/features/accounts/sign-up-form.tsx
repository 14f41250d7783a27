import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  type SubmissionResult,
} from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { Aside, AuthPage, panel } from "./auth-page";
import { athleteSignUp, brandSignUp } from "./schema";

interface Answered {
  /** Of the account to be made: the form sent twice makes one. */
  id: string;
  answer: { result?: SubmissionResult<string[]> } | undefined;
}

export function AthleteSignUp({ id, answer }: Answered) {
  const [form, fields] = useZodForm("athlete-sign-up", athleteSignUp, {
    answer,
    defaultValue: { id },
  });
  return (
    <Frame
      title="Join as an Athlete"
      lead="Two minutes, no card. Your figures come next."
      form={getFormProps(form)}
      summary={<ErrorSummary form={form} />}
      fields={fields}
    >
      <Field field={fields.sport} label="Sport" placeholder="Running" />
    </Frame>
  );
}

export function BrandSignUp({ id, answer }: Answered) {
  const [form, fields] = useZodForm("brand-sign-up", brandSignUp, {
    answer,
    defaultValue: { id },
  });
  return (
    <Frame
      title="Join as a Brand"
      lead="Two minutes, no card. Your first brief comes next."
      form={getFormProps(form)}
      summary={<ErrorSummary form={form} />}
      fields={fields}
    >
      <Field field={fields.companyName} label="Company name" autoComplete="organization" />
    </Frame>
  );
}

/** What both forms share; `children` are the fields of one side. */
function Frame({
  title,
  lead,
  form,
  summary,
  fields,
  children,
}: {
  title: string;
  lead: string;
  form: ReturnType<typeof getFormProps>;
  summary: ReactNode;
  fields: Record<"id" | "fullName" | "email" | "password", FieldMetadata<string>>;
  children: ReactNode;
}) {
  const { key, ...id } = getInputProps(fields.id, { type: "hidden" });
  return (
    <AuthPage title={title} lead={lead}>
      <Form method="post" {...form} className={panel}>
        {summary}
        <input key={key} {...id} />
        <Field field={fields.fullName} label="Full name" autoComplete="name" />
        {children}
        <Field field={fields.email} label="E-mail" type="email" autoComplete="email" />
        <Field
          field={fields.password}
          label="Password"
          type="password"
          hint="At least 6 characters. Three words in a row are easy to keep and hard to guess."
          autoComplete="new-password"
        />
        <Button className="w-full">Create Account</Button>
      </Form>
      <div className="flex flex-wrap justify-between gap-x-6">
        <TextLink to="." className="font-[650]">
          Back to selection
        </TextLink>
        <Aside question="Have an account already?" to="/login" label="Sign in" />
      </div>
    </AuthPage>
  );
}
