import type { CampaignStatus } from "~db/constants";

/** The states in which each rule of a campaign holds. The same rules as conditions of SQL: policy.server.ts. */
export const STATUSES = {
  /** Invitations are sent and answered, and athletes are matched. */
  open: ["draft", "active"],
  /** Athletes deliver. */
  running: ["active"],
  launched: ["active", "completed", "cancelled"],
  completed: ["completed"],
  cancelled: ["cancelled"],
} as const satisfies Record<string, CampaignStatus[]>;

const isOneOf = (statuses: readonly CampaignStatus[], status: CampaignStatus) =>
  statuses.includes(status);

export const isOpenCampaign = (status: CampaignStatus) => isOneOf(STATUSES.open, status);

export const isRunningCampaign = (status: CampaignStatus) => isOneOf(STATUSES.running, status);

export const isLaunchedCampaign = (status: CampaignStatus) => isOneOf(STATUSES.launched, status);

export const isCompletedCampaign = (status: CampaignStatus) => isOneOf(STATUSES.completed, status);

export const isCancelledCampaign = (status: CampaignStatus) => isOneOf(STATUSES.cancelled, status);

/**
 * Whether the last day of a running campaign has passed.
 * @param today 'YYYY-MM-DD'
 */
export const isPastEndDate = (
  { status, endDate }: { status: CampaignStatus; endDate: string | null },
  today: string,
): boolean => isRunningCampaign(status) && endDate !== null && endDate < today;
