import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountChoice } from "~/features/identity/accounts/account-choice";
import { requireVisitor } from "~/features/identity/accounts/guards.server";
import { athleteSignUp, brandSignUp, type SignUp } from "~/features/identity/accounts/schema";
import { signUp } from "~/features/identity/accounts/sign-up.server";
import { AthleteSignUp, BrandSignUp } from "~/features/identity/accounts/sign-up-form";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { pageTitle } from "~/product";
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
