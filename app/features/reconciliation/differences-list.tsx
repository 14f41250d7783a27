import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import { adviceFor, differenceName, sumsOf } from "./advice";
import type { Difference } from "./differences.server";

/** What the ledger says otherwise than Stripe does, and what to do about each. */
export const DifferencesList = ({ differences }: { differences: Difference[] }) => (
  <ul className="flex flex-col gap-4">
    {differences.map((one) => (
      <li key={one.id}>
        <Card className="flex flex-col gap-2">
          <h3 className="text-base">
            {differenceName(one.kind)}: {sumsOf(one)}
          </h3>
          <p>{adviceFor(one)}</p>
          <p className="text-sm text-soft">
            {one.campaign ?? "An agreement that we don't know"} ·{" "}
            <span className="font-mono break-all">{one.reference}</span> · since{" "}
            <Time at={one.createdAt} as="moment" />, last seen <Time at={one.seenAt} as="moment" />
          </p>
          <p>
            <TextLink
              to={
                one.paymentId
                  ? paths.admin.payment(one.paymentId)
                  : `${paths.admin.payments}?q=${one.invitationId}`
              }
            >
              {one.paymentId ? "See the payment" : "Find the agreement's payments"}
            </TextLink>
          </p>
        </Card>
      </li>
    ))}
  </ul>
);
