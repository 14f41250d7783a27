import type { AppLoadContext } from "@remix-run/cloudflare";
import { Signer } from "~/platform/signing";
import { newId } from "~db/columns";

const COOKIE = "device";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

type DeviceContext = Pick<AppLoadContext, "env" | "cookies">;

const signer = ({ env }: Pick<DeviceContext, "env">) => new Signer(env.SESSION_SECRETS, "device");

/** Names an account where its address shall not be read. */
export const accountDigest = (ctx: Pick<DeviceContext, "env">, email: string) =>
  signer(ctx).digest(email);

/** The digest of the account that signed in last in this browser. */
export async function lastAccount(ctx: DeviceContext): Promise<string | null> {
  const cookie = ctx.cookies.get(COOKIE);
  return (cookie && (await signer(ctx).verify(cookie)))?.split(" ")[1] ?? null;
}

/** The id of this browser, if it has signed in to the account before. The cookie opens nothing. */
export async function knownDevice(ctx: DeviceContext, email: string): Promise<string | null> {
  const cookie = ctx.cookies.get(COOKIE);
  const [id, account] = (cookie && (await signer(ctx).verify(cookie)))?.split(" ") ?? [];
  return id && account === (await accountDigest(ctx, email)) ? id : null;
}

/** Lets this browser sign in later, even when others use up the account's throttles. */
export async function rememberDevice(ctx: DeviceContext, email: string) {
  const id = (await knownDevice(ctx, email)) ?? newId();
  const value = await signer(ctx).sign(`${id} ${await accountDigest(ctx, email)}`);
  ctx.cookies.set(COOKIE, value, { maxAge: YEAR_SECONDS });
}
