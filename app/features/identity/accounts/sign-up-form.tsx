import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  type SubmissionResult,
} from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { PasswordField } from "~/components/password-field";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { SportOptions } from "~/features/reference/sports/sport-options";
import { paths } from "~/paths";
import { Aside, AuthPage, panel } from "./auth-page";
import { athleteSignUpForm, brandSignUpForm } from "./forms";

interface SignUpFormProps {
  /** Of the account to be made: the form sent twice makes one. */
  id: string;
  actionData: { result?: SubmissionResult<string[]> } | undefined;
}

export function AthleteSignUp({ id, actionData }: SignUpFormProps) {
  const [form, fields] = useZodForm("athlete-sign-up", athleteSignUpForm, {
    actionData,
    defaultValue: { id },
  });
  return (
    <Frame
      title="Join as an Athlete"
      index="Takes two minutes, no card needed. You'll add your figures next."
      form={getFormProps(form)}
      summary={<ErrorSummary form={form} />}
      fields={fields}
    >
      <Field field={fields.sport} label="Sport" placeholder="Running" list="known-sports" />
      <SportOptions id="known-sports" />
    </Frame>
  );
}

export function BrandSignUp({ id, actionData }: SignUpFormProps) {
  const [form, fields] = useZodForm("brand-sign-up", brandSignUpForm, {
    actionData,
    defaultValue: { id },
  });
  return (
    <Frame
      title="Join as a Brand"
      index="Takes two minutes, no card needed. You'll write your first brief next."
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
  index,
  form,
  summary,
  fields,
  children,
}: {
  title: string;
  index: string;
  form: ReturnType<typeof getFormProps>;
  summary: ReactNode;
  fields: Record<"id" | "fullName" | "email" | "password", FieldMetadata<string>>;
  children: ReactNode;
}) {
  const { key, required: _, ...id } = getInputProps(fields.id, { type: "hidden" });
  return (
    <AuthPage title={title} index={index}>
      <Form method="post" {...form} className={panel}>
        {summary}
        <input key={key} {...id} />
        <Field field={fields.fullName} label="Full name" autoComplete="name" />
        {children}
        <Field field={fields.email} label="Email" type="email" autoComplete="email" />
        <PasswordField
          field={fields.password}
          label="Password"
          hint="At least 6 characters. Three random words work well."
          autoComplete="new-password"
        />
        <Button className="w-full">Create account</Button>
        <p className="text-sm text-soft">
          By creating an account, you accept our <Link to={paths.terms}>Terms of Service</Link>. Our{" "}
          <Link to={paths.privacy}>Privacy Policy</Link> explains how we use your data.
        </p>
      </Form>
      <div className="flex flex-wrap justify-between gap-x-6">
        <TextLink to={paths.signUp} className="font-strong">
          Back to selection
        </TextLink>
        <Aside question="Already have an account?" to={paths.login} label="Sign in" />
      </div>
    </AuthPage>
  );
}
