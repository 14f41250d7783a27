import type { ComponentProps } from "react";
import { Contracts } from "./contracts";
import { Facts } from "./dispute-facts";
import { Excerpts } from "./excerpts";

type ExcerptsProps = ComponentProps<typeof Excerpts>;
type ContractsProps = ComponentProps<typeof Contracts>;

/** What a dispute is judged by: attached messages, contracts and the campaign's record. @param readerId null for staff */
export const DisputeRecord = ({
  dispute,
  readerId,
}: {
  dispute: ExcerptsProps["dispute"] & ContractsProps["dispute"] & ComponentProps<typeof Facts>;
  readerId: string | null;
}) => (
  <>
    <Excerpts dispute={dispute} readerId={readerId} />
    <Contracts dispute={dispute} readerId={readerId} />
    <Facts facts={dispute.facts} />
  </>
);
