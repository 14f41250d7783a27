import { overdueChanges, overdueReview } from "~/features/content/overdue.server";
import { lapseContract } from "~/features/contracts/lapse.server";
import { overdueAnswer } from "~/features/disputes/overdue.server";
import type { AtDeadline } from "~/features/hand-overs/run.server";
import { lapseInvitation } from "~/features/invitations/lapse.server";
import { emit } from "./events";

/** The action at the deadline of each kind of hand-over. To add a kind: CONTRIBUTING.md, "Where to add". */
export const AT_DEADLINE: AtDeadline = {
  invitation: lapseInvitation,
  review: overdueReview(emit),
  changes: overdueChanges,
  contract_athlete: lapseContract,
  contract_brand: lapseContract,
  dispute_athlete: overdueAnswer,
  dispute_brand: overdueAnswer,
};
