import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { WorkAndFacts } from "~/components/ui/work-and-facts";
import { ProposedChanges } from "~/features/deals/contracts/change-list";
import { loadContractForStaff } from "~/features/deals/contracts/contract.server";
import { Amends, ContractAside, Unusual } from "~/features/deals/contracts/contract-aside";
import { ContractTerms } from "~/features/deals/contracts/contract-terms";
import { ContractBadge } from "~/features/deals/contracts/status-badge";
import { requireStaff } from "~/features/identity/accounts/guards.server";
import { contractHeading } from "~/features/reference/documents/contract-kinds";
import { paths } from "~/paths";
import { requireParam } from "~/platform/define-actions";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Contract") }];

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadContractForStaff(requireStaff(context, "read contracts"), requireParam(params, "contractId"));

export default function AdminContract() {
  const contract = useLoaderData<typeof loader>();
  const names = { brand: contract.company, athlete: contract.athlete };
  return (
    <>
      <BackLink to={paths.admin.contracts}>All contracts</BackLink>
      <PageHead
        title={contractHeading(contract.kind, contract.title)}
        index={
          <span className="flex flex-wrap items-center gap-3">
            <Link to={paths.deal(contract.dealId)}>
              {contract.company} and {contract.athlete}
            </Link>{" "}
            <ContractBadge kind={contract.kind} status={contract.status} />
          </span>
        }
      />
      <Amends amends={contract.amends} linkTo={paths.admin.contract} />
      <ProposedChanges contract={contract} names={names} />
      <Unusual unusual={contract.unusual} />
      <WorkAndFacts
        facts={<ContractAside contract={contract} names={names} linkTo={paths.admin.contract} />}
      >
        <ContractTerms contract={contract} names={names} />
      </WorkAndFacts>
    </>
  );
}
