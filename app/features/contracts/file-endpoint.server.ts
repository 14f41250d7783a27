import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireUser } from "../accounts/guards.server";
import { serveObject } from "../media/serve";
import { contractFile } from "./file.server";

export async function serveContractFile(
  request: Request,
  context: AppLoadContext,
  { contractId }: { contractId: string },
) {
  const found = await contractFile(requireUser(context), contractId);
  await context.session.mustHold();
  return serveObject(context.storage, { ...found, type: "application/pdf", save: true }, request);
}
