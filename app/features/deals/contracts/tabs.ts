export const CONTRACT_TABS = ["pending", "signed", "all"] as const;
export type ContractTab = (typeof CONTRACT_TABS)[number];
