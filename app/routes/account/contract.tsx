import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type FormActionData, useLiveActionData } from "~/components/action-data";
import { Verified } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { BackLink, TextLink } from "~/components/ui/link";
import { MenuLink } from "~/components/ui/menu";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { loadEntitlements } from "~/features/billing/subscriptions/load-entitlements.server";
import { MessageLink } from "~/features/communication/messages/message-link";
import { closeContract, commentOnClause } from "~/features/deals/contracts/change.server";
import { NewTerms, ProposedChanges } from "~/features/deals/contracts/change-list";
import { CloseForm } from "~/features/deals/contracts/close-form";
import { CommentForm } from "~/features/deals/contracts/comment-form";
import { loadContractPage } from "~/features/deals/contracts/contract.server";
import { Amends, ContractAside, Unusual } from "~/features/deals/contracts/contract-aside";
import { ContractProgress } from "~/features/deals/contracts/contract-progress";
import { ContractTerms } from "~/features/deals/contracts/contract-terms";
import { FOLD_OF } from "~/features/deals/contracts/folds";
import { closeSchema, commentSchema, saveTemplateSchema } from "~/features/deals/contracts/schema";
import { ContractBadge } from "~/features/deals/contracts/status-badge";
import { SaveTemplate } from "~/features/deals/contracts/template-forms";
import { saveTemplate } from "~/features/deals/contracts/templates.server";
import { loadRights } from "~/features/deals/rights/ledger.server";
import { RightRows } from "~/features/deals/rights/right-rows";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { contractHeading, reviewAndSignLabel } from "~/features/reference/documents/contract-kinds";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";
import { newId } from "~db/columns";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? contractHeading(data.kind, data.title) : "Contract") },
];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const id = requireParam(params, "contractId");
  // Side by side: one round trip.
  const [contract, rights, { ownTemplates }] = await Promise.all([
    loadContractPage(ctx, id),
    loadRights(ctx, id),
    loadEntitlements(ctx, "brand"),
  ]);
  return { ...contract, rights, ownTemplates, newId: newId() };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "contractId");
  const close = handleForm(closeSchema, async (closing) => {
    await closeContract(ctx, id, closing);
    return redirectWithToast(context, paths.contract(id), {
      title: closing.intent === "decline" ? "Declined" : "Withdrawn",
    });
  });
  return {
    comment: handleForm(commentSchema, async (comment) => {
      await commentOnClause(ctx, id, comment);
      return redirectWithToast(context, `${paths.contract(id)}#${comment.clause}`, {
        title: "Comment sent",
      });
    }),
    "save-template": handleForm(saveTemplateSchema, async (template) => {
      await saveTemplate(ctx, id, template);
      return redirectWithToast(context, paths.contract(id), {
        title: "Template saved",
        description: `“${template.name}” can start your next contract.`,
      });
    }),
    decline: close,
    withdraw: close,
  };
});

export default function Contract() {
  const contract = useLoaderData<typeof loader>();
  const actionData = useLiveActionData<typeof action>() as FormActionData;
  const { id, kind, title, company, athlete, verified, may, other, rights } = contract;
  const names = { brand: company, athlete };
  const change = may.amend
    ? paths.contractAmend(id)
    : may.change && kind !== "cancellation"
      ? paths.changeContract(id)
      : null;
  return (
    <>
      <BackLink to={paths.deal(contract.dealId)}>The deal with {other.name}</BackLink>
      <PageHead
        title={contractHeading(kind, title)}
        index={
          <span className="flex flex-wrap items-center gap-3">
            <span>
              {company} {verified.brand && <Verified />} and {athlete}{" "}
              {verified.athlete && <Verified />}
            </span>
            <ContractBadge
              kind={kind}
              status={contract.status}
              isOwnTurn={contract.turn === contract.side}
            />
          </span>
        }
        actions={
          <>
            {may.sign && (
              <ButtonLink to={paths.signContract(id)} className="max-md:hidden">
                {reviewAndSignLabel(kind)}
              </ButtonLink>
            )}
            <MessageLink to={other} />
          </>
        }
        more={
          (may.change || may.amend) && (
            <>
              {may.change && (
                <MenuLink
                  to={kind === "cancellation" ? paths.contractCancel(id) : paths.changeContract(id)}
                >
                  Propose a change
                </MenuLink>
              )}
              {may.amend && (
                <>
                  <MenuLink to={paths.contractAmend(id)}>Propose an amendment</MenuLink>
                  <MenuLink to={paths.contractCancel(id)}>Propose a cancellation</MenuLink>
                </>
              )}
            </>
          )
        }
      />
      <ContractProgress contract={contract} />
      <Amends amends={contract.amends} linkTo={paths.contract} />
      <ProposedChanges contract={contract} names={names} />
      {contract.side === "athlete" && may.sign && <NewTerms changes={contract.newTerms} />}
      <Unusual unusual={contract.unusual} />
      <WorkAndFacts
        facts={<ContractAside contract={contract} names={names} linkTo={paths.contract} />}
      >
        <ContractTerms
          contract={contract}
          names={names}
          isOpen={actionData?.result?.initialValue?.clause !== undefined}
          after={(clause) => {
            const fold = FOLD_OF[clause.id];
            return (
              <div className="mt-3 flex flex-wrap gap-x-5 empty:hidden print:hidden">
                {change && fold && (
                  <TextLink to={withQuery(change, { change: fold })} className="text-sm">
                    Change<span className="sr-only"> {clause.title}</span>
                  </TextLink>
                )}
                {may.comment && (
                  <CommentForm
                    clause={clause.id}
                    title={clause.title}
                    newId={contract.newId}
                    actionData={actionData}
                  />
                )}
              </div>
            );
          }}
        />
      </WorkAndFacts>
      {rights.current.length > 0 && (
        <section aria-labelledby="rights" className="mt-6 print:hidden">
          <h2 id="rights" className="mb-3 text-lg">
            Rights in force
          </h2>
          <RightRows
            rights={rights.current}
            today={rights.today}
            isBrand={contract.side === "brand"}
            inContract
          />
        </section>
      )}
      {contract.side === "brand" && kind !== "cancellation" && (
        <SaveTemplate
          newId={contract.newId}
          included={contract.ownTemplates}
          actionData={actionData}
        />
      )}
      {may.decline && <CloseForm kind={kind} intent="decline" actionData={actionData} />}
      {may.withdraw && <CloseForm kind={kind} intent="withdraw" actionData={actionData} />}
      {may.sign && (
        <div className="action-bar mt-6 md:hidden">
          <ButtonLink to={paths.signContract(id)}>{reviewAndSignLabel(kind)}</ButtonLink>
        </div>
      )}
    </>
  );
}
