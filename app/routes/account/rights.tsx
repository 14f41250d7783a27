import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyList } from "~/components/ui/empty-list";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { loadRights, type Right } from "~/features/deals/rights/ledger.server";
import { RightRows } from "~/features/deals/rights/right-rows";
import { requireMember } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { pageTitle } from "~/product";

const titleFor = (isBrand: boolean) => (isBrand ? "Your rights" : "Your exclusivity and rights");

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(titleFor(data?.isBrand ?? false)) },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  return { isBrand: ctx.actor.type === "brand", ...(await loadRights(ctx)) };
}

export default function Rights() {
  const { isBrand, today, current, ended } = useLoaderData<typeof loader>();
  const of = (kind: Right["kind"]) => current.filter((right) => right.kind === kind);
  const lists = [
    { id: "exclusivity", title: "Exclusivity", rights: of("exclusivity") },
    {
      id: "use",
      title: isBrand ? "Content you may use" : "Use of your content",
      rights: of("use"),
    },
    { id: "ended", title: "Recently ended", rights: ended },
  ].filter(({ rights }) => rights.length > 0);
  return (
    <>
      <BackLink to={paths.contracts}>All contracts</BackLink>
      <PageHead
        title={titleFor(isBrand)}
        index={
          isBrand
            ? "What signed contracts still allow you, and until when."
            : "What you have granted in signed contracts, and until when."
        }
      />
      {lists.length === 0 && (
        <EmptyList
          title={isBrand ? "No rights yet" : "Nothing granted yet"}
          example={["Paid ads on Instagram", "Spring Trail Launch · until 3 Sep", "6 months"]}
          action={<ButtonLink to={paths.contracts}>See your contracts</ButtonLink>}
        >
          Exclusivity begins when both sides have signed a contract. The right to use content begins
          when it's posted.
        </EmptyList>
      )}
      <div className="flex flex-col gap-7">
        {lists.map(({ id, title, rights }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-3 text-lg">
              {title}
            </h2>
            <RightRows rights={rights} today={today} isBrand={isBrand} />
          </section>
        ))}
      </div>
    </>
  );
}
