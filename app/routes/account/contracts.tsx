import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { MenuLink } from "~/components/ui/menu";
import { PageHead } from "~/components/ui/page";
import { Pagination } from "~/components/ui/pagination";
import { currentTab, Tabs } from "~/components/ui/tabs";
import { ContractRows } from "~/features/deals/contracts/contract-rows";
import { CONTRACT_TABS, type ContractTab } from "~/features/deals/contracts/fields";
import { listContracts } from "~/features/deals/contracts/list-contracts.server";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { formatMoney } from "~/platform/money";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction = () => [{ title: pageTitle("Contracts") }];

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  const { url } = context.request;
  const tab = currentTab(url, CONTRACT_TABS);
  const isBrand = ctx.actor.type === "brand";
  return { tab, isBrand, ...(await listContracts(ctx, tab, url.searchParams.get("after"))) };
}

const EMPTY: Record<ContractTab, string> = {
  pending: "No contracts to sign",
  signed: "No signed contracts",
  all: "No contracts yet",
};

export default function Contracts() {
  const { tab, isBrand, counts, items, next } = useLoaderData<typeof loader>();
  // Also those that a brand has sent itself: it need not wait for the athlete.
  const mayTogether = isBrand && counts.pending > 1;
  return (
    <>
      <PageHead
        title="Contracts"
        index="What you agreed on, in plain words and signed by both."
        more={
          <>
            <MenuLink to={paths.rights}>
              {isBrand ? "Your rights" : "Your exclusivity and rights"}
            </MenuLink>
            <MenuLink to={paths.disputes}>Disputes</MenuLink>
            {isBrand && <MenuLink to={paths.brand.contractTemplates}>Templates</MenuLink>}
          </>
        }
      />
      {(counts.toAnswer > 0 || mayTogether) && (
        <Card className="mb-5 flex flex-wrap items-center justify-between gap-3 !border-amber !bg-amber-wash">
          <p>{signingText(counts)}</p>
          {mayTogether && (
            <ButtonLink to={paths.brand.sign} size="sm">
              Sign all {counts.pending}
            </ButtonLink>
          )}
        </Card>
      )}
      <Tabs
        label="Contracts"
        current={tab}
        tabs={[
          { value: "pending", label: `Pending (${counts.pending})` },
          { value: "signed", label: `Signed (${counts.signed})` },
          { value: "all", label: `All (${counts.all})` },
        ]}
      />
      {items.length > 0 ? (
        <ContractRows items={items} />
      ) : (
        <EmptyList
          title={EMPTY[tab]}
          example={[
            "Spring Trail Launch",
            `Northlight and Rosie Calder · ${formatMoney(45000)}`,
            "To sign",
          ]}
          action={
            <ButtonLink to={isBrand ? paths.brand.campaigns : paths.athlete.campaigns}>
              See campaigns
            </ButtonLink>
          }
        >
          {isBrand
            ? "Once an athlete accepts, open the campaign and send the contract."
            : "A brand can send you a contract once you accept its invitation."}
        </EmptyList>
      )}
      <Pagination
        label="Pages of contracts"
        previous={null}
        next={next && withQuery("", { tab, after: next })}
      />
    </>
  );
}

const signingText = ({ toAnswer, pending }: { toAnswer: number; pending: number }): string =>
  toAnswer === 0
    ? `You can sign ${pending} contracts before the athletes do.`
    : toAnswer === 1
      ? "1 contract to sign."
      : `${toAnswer} contracts to sign.`;
