import { z } from "zod";
import { notFound } from "~/platform/errors";
import { type ConnectablePlatform, isConnectable } from "../channels/providers/provider";

/** The platform that a button or a form is about. */
export const platformSchema = z.object({ platform: z.custom<ConnectablePlatform>(isConnectable) });

/** The platform in an address. @throws AppError not_found */
export function requirePlatformParam(name: string | undefined): ConnectablePlatform {
  if (!isConnectable(name)) throw notFound();
  return name;
}
