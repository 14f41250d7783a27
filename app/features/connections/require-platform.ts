import { AppError, notFound } from "~/platform/errors";
import { PROVIDERS } from "../channels/providers";
import type { ConnectablePlatform } from "../channels/providers/provider";

const isConnectable = (name: unknown): name is ConnectablePlatform =>
  typeof name === "string" && Object.hasOwn(PROVIDERS, name);

/** The platform that a form is about. @throws AppError invalid */
export function requirePlatformField(form: FormData): ConnectablePlatform {
  const platform = form.get("platform");
  if (!isConnectable(platform))
    throw new AppError("invalid", "Please use the buttons on the page.");
  return platform;
}

/** The platform in an address. @throws AppError not_found */
export function requirePlatformParam(name: string | undefined): ConnectablePlatform {
  if (!isConnectable(name)) throw notFound();
  return name;
}
