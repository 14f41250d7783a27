import { z } from "zod";

const DEVELOPMENT = "development";
const DEVELOPMENT_PREFIX = `${DEVELOPMENT}-`;

const PUBLIC_KEY = /^B[\w-]{86}$/;
/** A development key carries the prefix, which is no part of the key. */
const PRIVATE_KEY = /^(development-)?[\w-]{43}$/;

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "is not JSON" });
    return z.NEVER;
  }
});

/** 32 bytes, base64url. */
const BYTES_32 = /^[\w-]{43}$/;

/** An Ed25519 key (RFC 8037) with its name, and since when it signs (milliseconds). */
const ed25519Key = {
  kid: z.string().regex(/^[\w-]{1,64}$/),
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.string().regex(BYTES_32),
  from: z.int().min(0),
};

/** '2026-11:<32 bytes, base64url>', separated by commas. */
const sealingKeys = z
  .string()
  .transform((list) =>
    list.split(",").map((entry) => {
      const [id, bytes] = entry.trim().split(":");
      return { id, bytes };
    }),
  )
  .pipe(
    z.array(z.object({ id: z.string().regex(/^[\w-]{1,64}$/), bytes: z.string().regex(BYTES_32) })),
  );

/** The id and the secret of each provider's app: one needs the other. */
const CHANNEL_APPS = [
  ["INSTAGRAM_CLIENT_ID", "INSTAGRAM_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["TIKTOK_CLIENT_KEY", "TIKTOK_CLIENT_SECRET"],
] as const;

const schema = z
  .object({
    APP_ENV: z.enum(["development", "test", "production"]),
    /** Scheme, host and port, nothing after: the only origin this deployment answers to. */
    APP_ORIGIN: z.url().refine((url) => new URL(url).origin === url, "must be a bare origin"),
    DATABASE_URL: z.url(),
    DATABASE_AUTH_TOKEN: z.string().min(1).optional(),
    /** Separated by commas. The first signs; any of them verifies, so that a new one signs no one out. */
    SESSION_SECRETS: z
      .string()
      .transform((list) => list.split(",").map((secret) => secret.trim()))
      .pipe(z.array(z.string().min(32, "each needs at least 32 characters"))),
    /** The first seals the secrets of second factors; each opens what it has sealed. */
    FACTOR_KEYS: sealingKeys,
    /** The same for the tokens of connected channels. */
    CHANNEL_KEYS: sealingKeys,
    MAIL_API_URL: z.url(),
    MAIL_API_KEY: z.string().min(1),
    MAIL_FROM: z.string().min(3),
    OPERATOR_EMAIL: z.email(),
    /** Makes the first admin, while there is none. */
    ADMIN_SETUP_TOKEN: z.string().min(32).optional(),
    /** The key pair of web push (VAPID, base64url). Without it, push is not offered. */
    VAPID_PUBLIC_KEY: z.string().regex(PUBLIC_KEY).optional(),
    VAPID_PRIVATE_KEY: z.string().regex(PRIVATE_KEY).optional(),
    /** Signs the records of campaigns. Keys that no longer sign are in RECORD_OLD_KEYS, a list, each with its end. */
    RECORD_KEY: json.pipe(z.strictObject({ ...ed25519Key, d: z.string().regex(BYTES_32) })),
    RECORD_OLD_KEYS: json
      .pipe(z.array(z.strictObject({ ...ed25519Key, until: z.int() })))
      .default([]),
    /** Time-stamps the files of signed contracts (RFC 3161). Without it, none are asked for. */
    TIME_STAMP_URL: z.url().optional(),
    /** Stripe: the key of its API, and what its events are signed with, separated by commas. Without them, nobody can pay. */
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRETS: z
      .string()
      .default("")
      .transform((list) => list.split(",").flatMap((secret) => secret.trim() || [])),
    /** Answers in Stripe's place, on this machine. */
    STRIPE_API_URL: z.url().optional(),
    /** The apps of this deployment at the providers of social channels, each optional: without one, its channel cannot be connected. */
    INSTAGRAM_CLIENT_ID: z.string().min(1).optional(),
    INSTAGRAM_CLIENT_SECRET: z.string().min(1).optional(),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    TIKTOK_CLIENT_KEY: z.string().min(1).optional(),
    TIKTOK_CLIENT_SECRET: z.string().min(1).optional(),
    /** Answers in the place of those providers, on this machine. */
    SOCIAL_RELAY: z.url().optional(),
    /** Gets web pushes instead of the browsers' push services, in tests. */
    WEB_PUSH_RELAY: z.url().optional(),
    /** Gets the requests to websites of other people and to the resolver instead of them, in tests. */
    PUBLIC_WEB_RELAY: z.url().optional(),
  })
  .superRefine((env, issues) => {
    const refuse = (path: string, message: string) =>
      issues.addIssue({ code: "custom", path: [path], message });
    if (Boolean(env.VAPID_PUBLIC_KEY) !== Boolean(env.VAPID_PRIVATE_KEY))
      refuse("VAPID_PRIVATE_KEY", "needs VAPID_PUBLIC_KEY, and the other way round");
    if (env.RECORD_OLD_KEYS.some(({ kid }) => kid === env.RECORD_KEY.kid))
      refuse("RECORD_OLD_KEYS", "has the name of RECORD_KEY");
    for (const name of ["FACTOR_KEYS", "CHANNEL_KEYS"] as const)
      if (new Set(env[name].map(({ id }) => id)).size < env[name].length)
        refuse(name, "names two keys alike");
    if (Boolean(env.STRIPE_SECRET_KEY) !== env.STRIPE_WEBHOOK_SECRETS.length > 0)
      refuse("STRIPE_WEBHOOK_SECRETS", "needs STRIPE_SECRET_KEY, and the other way round");
    for (const [id, secret] of CHANNEL_APPS)
      if (Boolean(env[id]) !== Boolean(env[secret]))
        refuse(secret, `needs ${id}, and the other way round`);
    if (env.APP_ENV !== "production") return;
    const isDevelopment = (secret: string) => secret.startsWith(DEVELOPMENT_PREFIX);
    if (env.SESSION_SECRETS.some(isDevelopment))
      refuse("SESSION_SECRETS", "has a development secret");
    if (isDevelopment(env.ADMIN_SETUP_TOKEN ?? ""))
      refuse("ADMIN_SETUP_TOKEN", "is a development secret");
    if (isDevelopment(env.MAIL_API_KEY)) refuse("MAIL_API_KEY", "is a development secret");
    if (isDevelopment(env.VAPID_PRIVATE_KEY ?? ""))
      refuse("VAPID_PRIVATE_KEY", "is a development secret");
    for (const name of ["FACTOR_KEYS", "CHANNEL_KEYS"] as const)
      if (env[name].some(({ id }) => isDevelopment(id))) refuse(name, "has a development secret");
    if (isDevelopment(env.RECORD_KEY.kid)) refuse("RECORD_KEY", "is a development secret");
    if (env.STRIPE_SECRET_KEY?.endsWith(`_${DEVELOPMENT}`))
      refuse("STRIPE_SECRET_KEY", "is a development secret");
    if (env.STRIPE_WEBHOOK_SECRETS.some((secret) => secret.endsWith(`_${DEVELOPMENT}`)))
      refuse("STRIPE_WEBHOOK_SECRETS", "is a development secret");
    for (const [, secret] of CHANNEL_APPS)
      if (isDevelopment(env[secret] ?? "")) refuse(secret, "is a development secret");
    for (const [name, use] of Object.entries(VARIABLES))
      if (use === "development" && env[name as keyof Env])
        refuse(name, "is for development and tests");
    for (const name of ["APP_ORIGIN", "DATABASE_URL", "MAIL_API_URL", "TIME_STAMP_URL"] as const)
      if (env[name] && !env[name].startsWith("https://"))
        refuse(name, "must be https in production");
    if (!env.DATABASE_AUTH_TOKEN) refuse("DATABASE_AUTH_TOKEN", "is required in production");
  });

/**
 * How each variable of a deployment travels: in the open, as a secret, or not at all because it serves development and
 * tests. `npm run deploy` takes its names from here.
 */
export const VARIABLES = {
  APP_ENV: "public",
  APP_ORIGIN: "public",
  DATABASE_URL: "public",
  DATABASE_AUTH_TOKEN: "secret",
  SESSION_SECRETS: "secret",
  FACTOR_KEYS: "secret",
  CHANNEL_KEYS: "secret",
  MAIL_API_URL: "public",
  MAIL_API_KEY: "secret",
  MAIL_FROM: "public",
  OPERATOR_EMAIL: "public",
  ADMIN_SETUP_TOKEN: "secret",
  VAPID_PUBLIC_KEY: "public",
  VAPID_PRIVATE_KEY: "secret",
  RECORD_KEY: "secret",
  RECORD_OLD_KEYS: "public",
  TIME_STAMP_URL: "public",
  STRIPE_SECRET_KEY: "secret",
  STRIPE_WEBHOOK_SECRETS: "secret",
  STRIPE_API_URL: "development",
  INSTAGRAM_CLIENT_ID: "public",
  INSTAGRAM_CLIENT_SECRET: "secret",
  GOOGLE_CLIENT_ID: "public",
  GOOGLE_CLIENT_SECRET: "secret",
  TIKTOK_CLIENT_KEY: "public",
  TIKTOK_CLIENT_SECRET: "secret",
  SOCIAL_RELAY: "development",
  WEB_PUSH_RELAY: "development",
  PUBLIC_WEB_RELAY: "development",
} as const satisfies Record<keyof Env, "public" | "secret" | "development">;

/** The validated environment. */
export type Env = z.infer<typeof schema>;

let checked: { from: unknown; env: Env } | undefined;

/**
 * Validates the Worker's variables once per isolate.
 * @throws Error naming every missing or malformed variable, never a value
 */
export function readEnv(bindings: object): Env {
  if (checked?.from === bindings) return checked.env;
  const result = schema.safeParse(bindings);
  if (!result.success) {
    const faults = result.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`);
    throw new Error(`Environment is not usable. ${faults.join("; ")}`);
  }
  checked = { from: bindings, env: result.data };
  return result.data;
}

/** The key pair of web push, or null if this deployment has none. */
export function webPushKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Env) {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return null;
  return {
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY.replace(DEVELOPMENT_PREFIX, ""),
  };
}
