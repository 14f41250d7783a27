import { type CommandContext, NO_BRAND } from "~/features/identity/accounts/actor";
import type { Database } from "~db/client";
import type { DemoData } from "./demo-data";
import { DEMO, ownerIn } from "./people";

/** The demo accounts as those who give commands, and what they have agreed on. */
export function actors(db: Database, data: DemoData) {
  /** @param sideId a person's id, or a brand's, for which its owner acts @param now the moment of the command */
  const asUser = (sideId: string, now: number): CommandContext => {
    const userId = ownerIn(data, sideId) || sideId;
    const account = data.profiles.find(({ id }) => id === userId);
    if (!account) throw new Error(`the demo data has no account ${userId}`);
    const roles = data.userRoles.filter((one) => one.userId === userId).map(({ role }) => role);
    const membership = data.brandMembers.find(({ personId }) => personId === userId);
    return {
      actor: {
        personId: userId,
        sessionId: "demo",
        type: account.userType,
        ...(membership ? { brandId: membership.brandId, brandRole: membership.role } : NO_BRAND),
        roles,
        name: account.fullName,
        email: account.email,
      },
      db,
      // The demo data itself makes what follows, at the moments it chooses.
      emit: () => [],
      now,
      request: { id: "demo", ip: "127.0.0.1", userAgent: "Demo data" },
    };
  };
  const idOf = (email: string) => data.profiles.find((one) => one.email === email)?.id ?? "";

  /** A deal of a campaign that was not ended. @param athlete an id, or the n-th who accepted beside the demo athlete */
  function agreementOf(title: string, athlete: string | number) {
    const campaign = data.campaigns.find((one) => one.title === title);
    const accepted = data.deals.filter(
      ({ campaignId, status }) => campaignId === campaign?.id && status !== "ended",
    );
    const others = accepted.filter((one) => one.athleteId !== idOf(DEMO.athlete));
    const deal =
      typeof athlete === "number"
        ? others[athlete]
        : accepted.find((one) => one.athleteId === athlete);
    if (!campaign || !deal) throw new Error(`no agreement for ${title}`);
    return deal;
  }

  return { asUser, idOf, agreementOf };
}
