import { z } from "zod";

const DEVELOPMENT_PREFIX = "development-";

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
    MAIL_API_URL: z.url(),
    MAIL_API_KEY: z.string().min(1),
    MAIL_FROM: z.string().min(3),
    OPERATOR_EMAIL: z.email(),
  })
  .superRefine((env, issues) => {
    if (env.APP_ENV !== "production") return;
    const refuse = (path: string, message: string) =>
      issues.addIssue({ code: "custom", path: [path], message });
    const isDevelopment = (secret: string) => secret.startsWith(DEVELOPMENT_PREFIX);
    if (env.SESSION_SECRETS.some(isDevelopment))
      refuse("SESSION_SECRETS", "has a development secret");
    if (isDevelopment(env.MAIL_API_KEY)) refuse("MAIL_API_KEY", "is a development secret");
    if (!env.APP_ORIGIN.startsWith("https://")) refuse("APP_ORIGIN", "must be https in production");
    if (!env.DATABASE_AUTH_TOKEN) refuse("DATABASE_AUTH_TOKEN", "is required in production");
  });

/** The validated environment. */
export type Env = z.infer<typeof schema>;

let checked: { from: unknown; env: Env } | undefined;

/**
 * Validates the Worker's variables once an isolate.
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
