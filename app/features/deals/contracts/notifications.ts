import {
  CONTRACT_KIND_NAMES,
  contractHeading,
  contractPhrase,
} from "~/features/reference/documents/contract-kinds";
import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { formatWeekday } from "~/platform/dates";
import type { ContractKind } from "~db/constants";
import { type ClauseId, TITLES } from "./clauses";

interface ContractNotice {
  kind: ContractKind;
  /** The campaign. */
  title: string;
}

interface FromSide extends ContractNotice {
  /** The name of the side that acted. */
  from: string;
}

const BOTH_SIGNED: Record<ContractKind, string> = {
  contract: "Both of you have signed now.",
  amendment: "Both of you have signed now, so it replaces the contract.",
  cancellation:
    "Both of you have signed now, so the deal has ended. Content that wasn't approved is closed.",
};

export const contractNotifications = notificationKinds("contract", {
  sent: {
    category: "contract",
    text: ({ company, title }: { company: string; title: string }) => ({
      title: `${company}: contract to sign, ${title}`,
      message: `They sent you a contract for “${title}”. Read it, propose changes, or sign it.`,
    }),
    path: paths.contract,
  },
  /** An amendment or a cancellation. */
  proposed: {
    category: "contract",
    text: ({ kind, title, from }: FromSide) => ({
      title: `${from}: ${kind} to sign, ${title}`,
      message: `They sent you ${contractPhrase(kind, title)}. Read it, propose changes, or sign it. The contract stays in force until both of you have signed.`,
    }),
    path: paths.contract,
  },
  changed: {
    category: "contract",
    text: ({ kind, title, from, terms }: FromSide & { terms: string[] }) => ({
      title: `${from}: ${kind} changed, ${title}`,
      message: `They proposed a change to ${contractPhrase(kind, title)}: ${terms[0]}${terms.length > 1 ? ` and ${terms.length - 1} more` : ""}. Only the new version can be signed.`,
    }),
    path: paths.contract,
  },
  closed: {
    category: "contract",
    text: ({ kind, title, from, status, reason }: Closed) => ({
      title: `${from}: ${kind} ${status}, ${title}`,
      message: `They ${status} ${contractPhrase(kind, title)}${reason ? `: ${reason}` : "."}`,
    }),
    path: paths.contract,
  },
  commented: {
    category: "contract",
    text: ({ kind, title, from, clause, comment }: Comment) => ({
      title: `${from}: comment on the ${kind}, ${title}`,
      message: `They commented on “${TITLES[clause]}” in ${contractPhrase(kind, title)}: ${comment}`,
    }),
    path: paths.contract,
  },
  signed: {
    category: "contract",
    text: ({ kind, title, from, isLast }: FromSide & { isLast: boolean }) => ({
      title: `${from}: ${kind} signed${isLast ? " by both" : ""}, ${title}`,
      message: `They signed ${contractPhrase(kind, title)}. ${isLast ? BOTH_SIGNED[kind] : "It counts once both sides have signed."}`,
    }),
    path: paths.contract,
  },
  expired: {
    category: "contract",
    text: ({ kind, title, lastDay }: ContractNotice & { lastDay: string }) => ({
      title: `${CONTRACT_KIND_NAMES[kind]} expired, ${title}`,
      message: `${contractHeading(kind, `“${title}”`)} was not signed by both sides by ${formatWeekday(lastDay)}. ${kind === "contract" ? "The brand can send another one." : "The contract stays in force as it is."}`,
    }),
    path: paths.contract,
  },
});

interface Closed extends FromSide {
  status: "declined" | "withdrawn";
  reason: string | undefined;
}

interface Comment extends FromSide {
  clause: ClauseId;
  comment: string;
}
