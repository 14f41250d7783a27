/** The athletes that an address selects for invitations. Pure. */
import { paths, withQuery } from "~/paths";
import { INVITATIONS_PER_HOUR } from "./invitation-limits";

/** Distinct, up to the most that one form takes. */
export function readSelection(params: URLSearchParams) {
  const ids = [...new Set(params.getAll("athlete").filter(Boolean))];
  return { ids: ids.slice(0, INVITATIONS_PER_HOUR), more: ids.length > INVITATIONS_PER_HOUR };
}

export const selectionAddress = (
  ids: readonly string[],
  from: string,
  campaignId?: string | undefined,
): string =>
  withQuery(paths.brand.inviteMany, [
    ...ids.map((id) => ["athlete", id]),
    ...(campaignId ? [["campaign", campaignId]] : []),
    ["from", from],
  ]);
