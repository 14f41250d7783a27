import { redirect, redirectDocument } from "@remix-run/cloudflare";
import { type CommandContext, homeOf } from "~/features/identity/accounts/actor";
import { paths } from "~/paths";
import { hideSteps, markTourSeen } from "./steps.server";

/** The forms of the first steps on the dashboards. */
export function firstStepsActions(ctx: CommandContext) {
  const home = homeOf(ctx.actor);
  return {
    tour: async () => {
      await markTourSeen(ctx);
      return redirectDocument(ctx.actor.type === "brand" ? paths.demo.brand : paths.demo.athlete);
    },
    "skip-tour": async () => {
      await markTourSeen(ctx);
      return redirect(home);
    },
    "hide-steps": async () => {
      await hideSteps(ctx);
      return redirect(home);
    },
  };
}
