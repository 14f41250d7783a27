import { Card } from "~/components/ui/card";
import { DeadlineLine } from "~/features/campaigns/deadlines/deadline-line";
import { ExtendForm } from "~/features/campaigns/deadlines/extend-form";
import type { ContractKind } from "~db/constants";
import type { ContractPage } from "./contract.server";
import { CONTRACT_LABELS } from "./status-badge";

/** Where the contract stands, who acts next and until when. */
export function ContractProgress({ contract }: { contract: ContractPage }) {
  const { id, kind, deadline, other, turn, side } = contract;
  const isOwnTurn = turn === side;
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 !bg-leaf-wash">
      <div className="min-w-0 flex-1 basis-64">
        <p>{progressText(contract)}</p>
        <DeadlineLine
          deadline={deadline}
          who={isOwnTurn ? null : other.name}
          more={`Then it expires, and ${kind === "contract" ? "a new one can be sent" : "the contract stays in force as it is"}.`}
        />
      </div>
      {!isOwnTurn && (
        <ExtendForm deadline={deadline} subjectId={id} about={`the ${kind} with ${other.name}`} />
      )}
    </Card>
  );
}

const IN_FORCE: Record<ContractKind, string> = {
  contract: "Both of you have signed. A change needs an amendment that both of you sign.",
  amendment: "Both of you have signed, so it has replaced the contract before it.",
  cancellation: "Both of you have signed, so the contract and the deal have ended.",
};

function progressText(contract: ContractPage) {
  const { kind, status, turn, side, other, signed, reason, version, versions } = contract;
  if (status === "fully_executed") return IN_FORCE[kind];
  if (status === "replaced")
    return `An amendment that both of you signed has replaced this ${kind}.`;
  if (status === "cancelled") return "Both of you have signed the cancellation of this contract.";
  if (turn === null)
    return `${CONTRACT_LABELS[status]}.${reason ? ` The reason given: ${reason}` : ""}`;
  const wasSigned = versions.some((one) => one.number < version && one.signatures.length > 0);
  const again = wasSigned ? " Earlier signatures don't count for this version." : "";
  if (turn !== side)
    return signed.includes(side)
      ? `Waiting for ${other.name} to sign.`
      : `Waiting for ${other.name} to sign. You can sign first.${again}`;
  return signed.length > 0
    ? `Your turn: sign it, or propose a change. ${other.name} has signed.`
    : `Your turn: read it, then sign it or propose a change.${again}`;
}
