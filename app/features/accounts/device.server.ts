import type { AppLoadContext } from "@remix-run/cloudflare";
import { Signer } from "~/platform/signing";
import { newId } from "~db/columns";

const COOKIE = "device";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

type DeviceContext = Pick<AppLoadContext, "env" | "cookies">;

const signer = ({ env }: DeviceContext) => new Signer(env.SESSION_SECRETS, "device");

/** The id of this browser, if it has signed in to the account before. The cookie opens nothing. */
export async function knownDevice(ctx: DeviceContext, email: string): Promise<string | null> {
  const cookie = ctx.cookies.get(COOKIE);
  const [id, account] = (cookie && (await signer(ctx).verify(cookie)))?.split(" ") ?? [];
  return id && account === (await signer(ctx).digest(email)) ? id : null;
}

/** Lets this browser sign in later, even when others use up the account's throttles. */
export async function rememberDevice(ctx: DeviceContext, email: string) {
  const id = (await knownDevice(ctx, email)) ?? newId();
  const value = await signer(ctx).sign(`${id} ${await signer(ctx).digest(email)}`);
  ctx.cookies.set(COOKIE, value, { maxAge: YEAR_SECONDS });
}
