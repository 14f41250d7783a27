import type { AppLoadContext } from "@remix-run/cloudflare";
import { requireUser } from "~/features/identity/accounts/guards.server";
import { serveObject } from "~/features/media/media/serve";
import { disposition } from "~/platform/http";
import { loadContractData, loadContractFile } from "./file.server";

const serve =
  (part: Parameters<typeof loadContractFile>[2]) =>
  async (
    request: Request,
    context: AppLoadContext,
    { contractId }: { contractId: string },
  ): Promise<Response> => {
    const found = await loadContractFile(requireUser(context), contractId, part);
    await context.session.mustHold();
    return serveObject(context.storage, { ...found, save: true }, request);
  };

export const serveContractFile = serve("pdf");
export const serveContractTimeStamp = serve("time-stamp");

export async function serveContractData(
  _request: Request,
  context: AppLoadContext,
  { contractId }: { contractId: string },
): Promise<Response> {
  const { body, name } = await loadContractData(requireUser(context), contractId);
  await context.session.mustHold();
  return new Response(body, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": disposition("attachment", name),
      "Cache-Control": "private, no-store",
    },
  });
}
