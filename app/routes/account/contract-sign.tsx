import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { NewTerms, ProposedChanges } from "~/features/deals/contracts/change-list";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { Unusual } from "~/features/deals/contracts/contract-aside";
import { ContractTerms } from "~/features/deals/contracts/contract-terms";
import { signSchema } from "~/features/deals/contracts/schema";
import { overBudgetBy, signContract } from "~/features/deals/contracts/sign.server";
import { SignForm } from "~/features/deals/contracts/sign-form";
import { listContractConflicts } from "~/features/deals/rights/contract-conflicts.server";
import { requireMember, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { hasPasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { PaymentTiming, paymentTiming } from "~/features/money/payments/payment-timing";
import {
  CONTRACT_KIND_NAMES,
  reviewAndSignLabel,
} from "~/features/reference/documents/contract-kinds";
import { paths } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(reviewAndSignLabel(data?.kind ?? "contract")) },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const id = requireParam(params, "contractId");
  // Side by side: one round trip.
  const [contract, conflicts, over, mayUsePasskey] = await Promise.all([
    loadContractPage(ctx, id),
    listContractConflicts(ctx, id),
    overBudgetBy(ctx, id),
    hasPasskeys(ctx.db, ctx.actor.personId),
  ]);
  if (!contract.may.sign) throw redirect(paths.contract(contract.id));
  const { side, kind, company, document } = contract;
  const timing =
    side === "athlete" && kind !== "cancellation" ? paymentTiming(document.terms, company) : [];
  return {
    ...{ ...contract, timing, conflicts, overBudgetBy: over },
    email: ctx.actor.email,
    hasPasskeys: mayUsePasskey,
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  requireRecentProof(context, { asksPassword: true });
  const id = requireParam(params, "contractId");
  return handleForm(signSchema, async (signature) => {
    const { status, kind } = await signContract(context, ctx, id, signature);
    return redirectWithToast(context, paths.contract(id), {
      title: `${CONTRACT_KIND_NAMES[kind]} signed`,
      description:
        status === "fully_executed"
          ? "Both of you have signed."
          : `Waiting for the ${ctx.actor.type === "brand" ? "athlete" : "brand"}.`,
    });
  });
});

export default function SignContract() {
  const contract = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const { id, kind, title, company, athlete, version } = contract;
  const names = { brand: company, athlete };
  return (
    <>
      <BackLink to={paths.contract(id)}>Back to the {kind}</BackLink>
      <PageHead
        title={reviewAndSignLabel(kind)}
        index={`${title} · ${company} and ${athlete} · version ${version}`}
        actions={
          <ButtonLink
            to={kind === "cancellation" ? paths.contractCancel(id) : paths.changeContract(id)}
            variant="plain"
          >
            Propose a change
          </ButtonLink>
        }
      />
      <ProposedChanges contract={contract} names={names} />
      {contract.side === "athlete" && <NewTerms changes={contract.newTerms} />}
      <Unusual unusual={contract.unusual} />
      <WorkAndFacts
        facts={
          <SignForm
            kind={kind}
            hash={contract.hash}
            email={contract.email}
            hasPasskeys={contract.hasPasskeys}
            conflicts={contract.conflicts}
            overBudgetBy={contract.overBudgetBy}
            cancel={paths.contract(id)}
            actionData={actionData}
          />
        }
      >
        <ContractTerms contract={contract} names={names} />
        {contract.timing.length > 0 && (
          <Card>
            <PaymentTiming says={contract.timing} />
          </Card>
        )}
      </WorkAndFacts>
    </>
  );
}
