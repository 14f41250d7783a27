import { Time } from "~/components/ui/time";
import { PROOF_LABELS } from "./fields";
import type { OwnVerification } from "./own.server";

/** What was proved without a human. */
export const ProofList = ({ proofs }: { proofs: OwnVerification["proofs"] }) => (
  <ul className="flex flex-col gap-2">
    {proofs.map(({ kind, target, provedAt }) => (
      <li key={kind + target} className="[overflow-wrap:anywhere]">
        <span aria-hidden="true" className="text-leaf">
          ✓{" "}
        </span>
        <span className="font-[650]">{target}</span> {PROOF_LABELS[kind]}{" "}
        <span className="text-sm text-soft">
          (<Time at={provedAt} as="age" />)
        </span>
      </li>
    ))}
  </ul>
);
