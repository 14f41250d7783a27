import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { ContractBadge } from "~/features/deals/contracts/status-badge";
import { paths } from "~/paths";
import type { Side } from "~db/constants";
import type { ShownDispute } from "./dispute-view";
import { sideInText } from "./side-names";

/** The contracts between the two sides in this campaign, with who wrote and signed which version. @param readerId null for staff */
export function Contracts({
  dispute,
  readerId,
}: {
  dispute: ShownDispute;
  readerId: string | null;
}) {
  const { contracts } = dispute.facts;
  const nameOf = (side: Side) =>
    sideInText(dispute, side === "athlete" ? dispute.athleteId : dispute.brandId, readerId);
  return (
    <section aria-labelledby="contracts">
      <h2 id="contracts" className="mb-3 text-lg">
        {contracts.length > 1 ? "Contracts" : "Contract"}
      </h2>
      {contracts.length === 0 && (
        <Card>
          <p className="text-soft">No contract was sent in this campaign.</p>
        </Card>
      )}
      <ul className="flex flex-col gap-3">
        {contracts.map(({ id, kind, status, createdAt, versions, signatures }) => (
          <li key={id}>
            <Card className="flex flex-col items-start gap-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>
                  {kind === "contract" ? "Sent" : "Proposed"} <Time at={createdAt} />
                </span>
                <ContractBadge kind={kind} status={status} />
              </p>
              <ol className="flex flex-col gap-1 text-sm">
                {versions.map(({ number, by, at }) => (
                  <li key={number}>
                    Version {number} by {nameOf(by)}, <Time at={at} as="moment" />
                    {signatures
                      .filter((signature) => signature.number === number)
                      .map((signature) => (
                        <span key={signature.side} className="block break-words text-soft">
                          Signed for {nameOf(signature.side)} as “{signature.name}”,{" "}
                          <Time at={signature.at} as="moment" />
                        </span>
                      ))}
                  </li>
                ))}
              </ol>
              <TextLink to={readerId ? paths.contract(id) : paths.admin.contract(id)}>
                Read the {kind}
              </TextLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
