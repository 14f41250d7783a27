import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { formatMoney } from "~/platform/money";
import { type ContractStatus, SIGNED_CONTRACT_STATUSES } from "~db/constants";
import type { ContractItem } from "./list-contracts.server";
import { turnOf } from "./status";
import { ContractBadge } from "./status-badge";

/** A person's contracts, each with whose turn it is. */
export function ContractRows({ items }: { items: ContractItem[] }) {
  return (
    <Card className="!p-0">
      <ul className="divide-y divide-line">
        {items.map((item) => {
          const turn = turnOf(item);
          return (
            <li key={item.id} className="px-4 py-3">
              <div className="flex items-start gap-x-3">
                <h2 className="min-w-0 flex-1 text-base leading-snug tracking-normal">
                  <Link to={paths.deal(item.dealId)} className="-my-3 inline-block py-3">
                    {item.title}
                  </Link>
                </h2>
                <ContractBadge
                  kind={item.kind}
                  status={item.status}
                  isOwnTurn={turn === item.side}
                />
              </div>
              <p className="text-sm text-soft">
                With {item.other.name} · {feeText(item)} · version {item.version} ·{" "}
                <Time at={item.closedAt ?? item.offeredAt} />
              </p>
              {turn && turn !== item.side && (
                <p className="text-sm">Waiting for {item.other.name} to sign or answer.</p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const isSigned = (status: ContractStatus) => SIGNED_CONTRACT_STATUSES.some((one) => one === status);

/** For an amendment that not both have signed: the fee in force and the proposed one. */
const feeText = (item: ContractItem): string =>
  item.kind === "amendment" && !isSigned(item.status) && item.fee !== item.agreedFee
    ? `${formatMoney(item.agreedFee)}, ${formatMoney(item.fee)} proposed`
    : formatMoney(item.fee);
