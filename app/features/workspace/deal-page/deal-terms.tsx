import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FullWording } from "~/features/deals/contracts/contract-terms";
import { TermLines } from "~/features/deals/contracts/term-lines";
import { paths } from "~/paths";
import type { DealPage } from "./load-deal-page.server";

/** The terms in a few lines: of the contract with its wording folded, or of the invitation while there is none. */
export function DealTerms({ deal }: { deal: DealPage }) {
  const { contract, terms, viewer, names } = deal;
  return (
    <Card>
      <section aria-labelledby="terms">
        <h2 id="terms" className="text-lg">
          Terms
        </h2>
        <TermLines lines={terms} />
        {contract && <FullWording clauses={contract.clauses} names={names} />}
        {contract && (
          <div className="mt-4 flex flex-wrap gap-2">
            <ButtonLink
              to={
                viewer === "staff" ? paths.admin.contract(contract.id) : paths.contract(contract.id)
              }
              variant="plain"
              size="sm"
            >
              See contract
            </ButtonLink>
            {contract.hasFile && (
              <ButtonLink
                to={paths.contractFile(contract.id)}
                variant="plain"
                size="sm"
                reloadDocument
              >
                PDF
              </ButtonLink>
            )}
          </div>
        )}
      </section>
    </Card>
  );
}
