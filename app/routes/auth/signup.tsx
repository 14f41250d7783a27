import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  type SubmissionResult,
} from "@conform-to/react";
import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { PasswordField } from "~/components/password-field";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { SERVICE_FEE_PERCENT } from "~/features/billing/billing/money-facts";
import { Aside, AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { athleteSignUpForm, brandSignUpForm } from "~/features/identity/accounts/forms";
import { requireVisitor } from "~/features/identity/accounts/guards.server";
import { athleteSignUp, brandSignUp, type SignUp } from "~/features/identity/accounts/schema";
import { signUp } from "~/features/identity/accounts/sign-up.server";
import { SportOptions } from "~/features/reference/sports/sport-options";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { pageTitle, product } from "~/product";
import type { RouteHandle } from "~/root";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Sign Up") }];

export const handle: RouteHandle = { enhanced: true };

/** Every form has an id of its own; a kept copy would give two people the same. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

/** Two addresses open on a form; the third asks first, unless its query says. */
const typeIn = ({ pathname, searchParams }: URL) => {
  if (pathname === paths.signUpAs.athlete) return "athlete";
  if (pathname === paths.signUpAs.brand) return "brand";
  const type = searchParams.get("type");
  return type === "athlete" || type === "brand" ? type : null;
};

export async function loader({ context }: LoaderFunctionArgs) {
  await requireVisitor(context);
  return { type: typeIn(context.request.url), id: newId() };
}

export const action = defineActions(async ({ context }) => {
  await requireVisitor(context);
  const finish = async (value: SignUp) => {
    await signUp(context, value);
    return redirect(paths[value.type].welcome, 303);
  };
  return typeIn(context.request.url) === "brand"
    ? handleForm(brandSignUp, (value) => finish({ type: "brand", ...value }))
    : handleForm(athleteSignUp, (value) => finish({ type: "athlete", ...value }));
});

export default function SignUpPage() {
  const { type, id } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (type === "athlete") return <AthleteSignUp id={id} actionData={actionData} />;
  if (type === "brand") return <BrandSignUp id={id} actionData={actionData} />;
  return <AccountChoice />;
}

const CHOICES = [
  {
    type: "athlete",
    label: "I'm an Athlete",
    text: "Choose the work you want, get it approved, post it and get paid. Free: you keep the whole fee.",
    variant: "border-leaf bg-leaf-wash",
    mark: "text-leaf",
  },
  {
    type: "brand",
    label: "I'm a Brand",
    text: `Write one brief, meet athletes who fit and review what they create. Free to join: we add ${SERVICE_FEE_PERCENT.free}% when you pay an athlete, ${SERVICE_FEE_PERCENT.premium}% on Premium.`,
    variant: "border-track bg-track-wash",
    mark: "text-track",
  },
] as const;

/** The first step of signing up. Each choice is an address of its own. */
function AccountChoice() {
  return (
    <AuthPage title={`Join ${product.name}`} index="Are you joining as an athlete or a brand?">
      <ul className="flex flex-col gap-4">
        {CHOICES.map(({ type, label, text, variant, mark }) => (
          <li key={type}>
            <Link
              to={paths.signUpAs[type]}
              className={`flex items-center gap-4 rounded-card border-2 p-5 no-underline hover:lit-97 md:p-6 ${variant}`}
            >
              <span className="flex-1">
                <span className="block text-xl font-strong tracking-tight">{label}</span>
                <span className="mt-1 block">{text}</span>
              </span>
              <svg
                width="24"
                height="24"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                aria-hidden="true"
                className={`flex-none ${mark}`}
              >
                <path d="M5 12h14M13 6l6 6-6 6" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
      <Aside question="Already have an account?" to={paths.login} label="Sign in" />
    </AuthPage>
  );
}

interface SignUpFormProps {
  /** Of the account to be made: the form sent twice makes one. */
  id: string;
  actionData: { result?: SubmissionResult<string[]> } | undefined;
}

function AthleteSignUp({ id, actionData }: SignUpFormProps) {
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

function BrandSignUp({ id, actionData }: SignUpFormProps) {
  const [form, fields] = useZodForm("brand-sign-up", brandSignUpForm, {
    actionData,
    defaultValue: { id },
  });
  return (
    <Frame
      title="Join as a Brand"
      index="Takes two minutes, no card needed. Answer three questions and see athletes who fit."
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
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <TextLink to={paths.signUp} className="font-strong">
          Back to selection
        </TextLink>
        <Aside question="Already have an account?" to={paths.login} label="Sign in" />
      </div>
    </AuthPage>
  );
}
