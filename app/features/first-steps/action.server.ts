import { redirect, redirectDocument } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { AppError } from "~/platform/errors";
import { type CommandContext, homeOf } from "../accounts/actor";
import { hideSteps, markTourSeen } from "./steps.server";

/** The forms of the first steps on the dashboards. */
export async function firstStepsAction(ctx: CommandContext, request: Request) {
  const home = homeOf(ctx.actor);
  switch ((await request.formData()).get("intent")) {
    case "tour":
      await markTourSeen(ctx);
      return redirectDocument(ctx.actor.type === "brand" ? paths.demo.brand : paths.demo.athlete);
    case "skip-tour":
      await markTourSeen(ctx);
      return redirect(home);
    case "hide-steps":
      await hideSteps(ctx);
      return redirect(home);
    default:
      throw new AppError("invalid", "Please use the buttons on the page.");
  }
}
