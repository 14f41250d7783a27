import type { DeadlineHandlers } from "~/features/campaigns/deadlines/run-deadlines.server";
import {
  handleOverdueChanges,
  handleOverdueReview,
} from "~/features/content/content/overdue.server";
import { expireContract } from "~/features/deals/contracts/expire-contract.server";
import { expireInvitation } from "~/features/deals/invitations/expire-invitations.server";
import { overdueAnswer } from "~/features/money/disputes/overdue-answer.server";
import { emit } from "./events";

/** The action at the deadline of each kind of pending action. To add a kind: CONTRIBUTING.md, "Where to add". */
export const AT_DEADLINE: DeadlineHandlers = {
  invitation: expireInvitation,
  offer: expireInvitation,
  review: handleOverdueReview(emit),
  changes: handleOverdueChanges,
  contract_athlete: expireContract,
  contract_brand: expireContract,
  dispute_athlete: overdueAnswer,
  dispute_brand: overdueAnswer,
};
