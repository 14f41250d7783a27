import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TermLines } from "~/features/deals/contracts/term-lines";
import { paths } from "~/paths";
import type { DealPage } from "./load-deal-page.server";

/** The terms in a few lines: of the contract, or of the invitation while there is none. */
export function DealTerms({ deal }: { deal: DealPage }) {
  const { contract, terms, viewer } = deal;
  return (
    <Card>
      <section aria-labelledby="terms">
        <h2 id="terms" className="text-lg">
          Terms
        </h2>
        <TermLines lines={terms} />
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
