import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { MOST_SIGNED } from "~/features/deals/contracts/fields";
import { signManySchema } from "~/features/deals/contracts/schema";
import { listContractsToSign, signContracts } from "~/features/deals/contracts/sign-many.server";
import { SignManyForm } from "~/features/deals/contracts/sign-many-form";
import { requireBrand, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { hasPasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { plural } from "~/platform/numbers";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Sign contracts") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireBrand(context);
  const asked = context.request.url.searchParams.getAll("deal").slice(0, MOST_SIGNED);
  // Side by side: one round trip.
  const [contracts, mayUsePasskey] = await Promise.all([
    listContractsToSign(ctx, asked),
    hasPasskeys(ctx.db, ctx.actor.personId),
  ]);
  return { contracts, email: ctx.actor.email, hasPasskeys: mayUsePasskey };
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  requireRecentProof(context, { asksPassword: true });
  return handleForm(signManySchema, async ({ contract, ...signature }) => {
    const read = contract.map((version) => {
      const [id = "", hash = ""] = version.split(":");
      return { id, hash };
    });
    const { signed, refused } = await signContracts(context, ctx, read, signature);
    return redirectWithToast(context, refused.length > 0 ? paths.brand.sign : paths.contracts, {
      title:
        signed === 0 ? "Nothing was signed" : plural(signed, "contract signed", "contracts signed"),
      description:
        refused.length > 0
          ? `Not signed: ${refused.map(({ athlete, kind, refusal }) => `${athlete}'s ${kind}, because ${refusal}`).join("; ")}.`
          : undefined,
      tone: signed === 0 ? "error" : undefined,
    });
  });
});

export default function Sign() {
  const { contracts, ...signer } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <PageHead title="Sign contracts" index="Several contracts, one signature" />
      {contracts.length > 0 ? (
        <SignManyForm contracts={contracts} {...signer} actionData={actionData} />
      ) : (
        <EmptyState
          title="Nothing to sign"
          action={<ButtonLink to={paths.contracts}>See your contracts</ButtonLink>}
        >
          No contract is waiting for your signature.
        </EmptyState>
      )}
    </>
  );
}
