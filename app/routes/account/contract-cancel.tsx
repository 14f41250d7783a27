import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { proposeChange } from "~/features/deals/contracts/change.server";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import type { Ending } from "~/features/deals/contracts/document";
import { CancelForm, ChangeEndingForm } from "~/features/deals/contracts/ending-form";
import { proposeCancellation } from "~/features/deals/contracts/propose-follow-up.server";
import { cancelSchema, changeEndingSchema, endingFrom } from "~/features/deals/contracts/schema";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { dayOf } from "~/platform/dates";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Propose a cancellation") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const contract = await loadContractPage(ctx, requireParam(params, "contractId"));
  const { id, title, version, document, other, may } = contract;
  const { fee } = document.terms;
  const { ending } = document;
  if (ending ? !may.change : !may.cancel) throw redirect(paths.contract(id));
  const usual: Ending = { endsOn: dayOf(ctx.now), brandPays: fee, delivered: "go_on" };
  return {
    id,
    title,
    fee,
    ending: ending ?? usual,
    expectedVersion: ending && version,
    other,
    newId: newId(),
  };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const contractId = requireParam(params, "contractId");
  return {
    change: handleForm(changeEndingSchema, async ({ expectedVersion, note, ...typed }) => {
      await proposeChange(ctx, contractId, { expectedVersion, note, ending: endingFrom(typed) });
      return redirectWithToast(context, paths.contract(contractId), {
        title: "Change proposed",
        description: "The other side can now sign it or answer.",
      });
    }),
    default: handleForm(cancelSchema, async ({ id, note, ...typed }) => {
      await proposeCancellation(ctx, contractId, { id, note, ending: endingFrom(typed) });
      return redirectWithToast(context, paths.contract(id), {
        title: "Cancellation proposed",
        description: "The contract stays in force until both of you have signed the cancellation.",
      });
    }),
  };
});

export default function CancelContract() {
  const { id, title, fee, ending, expectedVersion, other, newId } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  const form = { ending, fee, other: other.name, cancel: paths.contract(id), actionData };
  return (
    <>
      <BackLink to={paths.contract(id)}>
        Back to the {expectedVersion ? "cancellation" : "contract"}
      </BackLink>
      <PageHead
        title={expectedVersion ? "Propose a change" : "Propose a cancellation"}
        index={`${title} · Once ${other.name} and you have signed, the deal ends and content that isn't approved is closed.`}
      />
      {expectedVersion ? (
        <ChangeEndingForm expectedVersion={expectedVersion} {...form} />
      ) : (
        <CancelForm newId={newId} {...form} />
      )}
    </>
  );
}
