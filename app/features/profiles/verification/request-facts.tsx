import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { Tick } from "~/components/ui/tick";
import { Time } from "~/components/ui/time";
import type { VerificationStatus } from "~db/constants";
import { PROOF_LABELS, STATUS_LABELS } from "./fields";
import type { OwnVerification } from "./own-verification.server";

const TONES: Record<VerificationStatus, BadgeTone> = {
  pending: "waiting",
  under_review: "waiting",
  approved: "good",
  rejected: "wrong",
};

export const VerificationBadge = ({ status }: { status: VerificationStatus }) => (
  <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
);

/** A name and its value in a `<dl>`. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

/** What was proved without a human. */
export const ProofList = ({ proofs }: { proofs: OwnVerification["proofs"] }) => (
  <ul className="flex flex-col gap-2">
    {proofs.map(({ kind, target, provedAt }) => (
      <li key={kind + target} className="flex gap-1.5 [overflow-wrap:anywhere]">
        <Tick />
        <span className="min-w-0">
          <span className="font-strong">{target}</span> {PROOF_LABELS[kind]}{" "}
          <span className="text-sm text-soft">
            (<Time at={provedAt} as="age" />)
          </span>
        </span>
      </li>
    ))}
  </ul>
);
