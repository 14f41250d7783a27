import type { ReactNode } from "react";
import { DeliverableWords } from "~/features/campaigns/terms/deliverable-words";
import type { Offer } from "./offer";

/** What is offered: fee, work, dates and rights, the rest folded. */
export function OfferTerms({ offer, brand }: { offer: Offer; brand?: ReactNode }) {
  return (
    <div className="@container flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-4 @[33rem]:grid-cols-2">
        <div className="@[33rem]:col-span-2">
          <dt className="eyebrow">{offer.isOwnFee ? "Your fee" : "Fee"}</dt>
          <dd className="figure mt-1 text-xl">{offer.fee}</dd>
          {offer.isOwnFee && (
            <dd className="mt-1 text-sm text-soft">All yours, paid in before you start</dd>
          )}
        </div>
        <Part name="Deliverables">
          {offer.deliverables.length > 0 ? (
            <ul className="flex list-disc flex-col gap-1 pl-5">
              {offer.deliverables.map((deliverable) => (
                <li key={deliverable}>
                  <DeliverableWords text={deliverable} />
                </li>
              ))}
            </ul>
          ) : (
            "To be agreed"
          )}
        </Part>
        <Part name="Dates">{offer.dates}</Part>
        <Part name="Usage rights">{offer.rights}</Part>
        <Part name="Exclusivity">{offer.exclusivity}</Part>
        {brand && <Part name="The brand">{brand}</Part>}
      </dl>
      <details>
        <summary className="disclosure">Payments, changes and posts</summary>
        <dl className="grid gap-x-6 gap-y-4 @[33rem]:grid-cols-2">
          {offer.more.map(({ key, label, value }) => (
            <Part key={key} name={label}>
              {value}
            </Part>
          ))}
        </dl>
      </details>
    </div>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="eyebrow">{name}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);
