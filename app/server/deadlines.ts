import type { DeadlineHandlers } from "~/features/campaigns/deadlines/run-deadlines.server";
import { handleOverdueContent } from "~/features/content/content/overdue.server";
import { expireContract } from "~/features/deals/contracts/expire-contract.server";
import { expireInvitation } from "~/features/deals/invitations/expire-invitations.server";
import { overdueAnswer } from "~/features/money/disputes/overdue-answer.server";
import { emit } from "./events";

/** The action at the deadline of each subject of pending actions. To add a kind: CONTRIBUTING.md, "Where to add". */
export const AT_DEADLINE: DeadlineHandlers = {
  invitation: expireInvitation,
  content: handleOverdueContent(emit),
  contract: expireContract,
  dispute: overdueAnswer,
};
