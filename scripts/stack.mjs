// The whole product on this machine: libSQL server, mail emulator, Worker. Development, tests and
// benches start the same one, on ports and data of their own.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeBinary, script, sqldBinary } from "./binaries.mjs";
import { answers, Processes, requireFreePort, run } from "./processes.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Ports of one stack, from the app's port upward; PORT moves all of them. */
export const portsFrom = (app) => ({
  app,
  database: app + 1,
  mail: app + 2,
  inspector: app + 3,
  push: app + 4,
  stripe: app + 5,
  social: app + 6,
});

/** The Worker's variables on this machine. None is secret; production refuses the ones with this prefix. */
export const localVariables = (ports, { appEnv, databasePort = ports.database }) => ({
  APP_ENV: appEnv,
  APP_ORIGIN: `http://localhost:${ports.app}`,
  DATABASE_URL: `http://127.0.0.1:${databasePort}`,
  SESSION_SECRETS: "development-session-secret-of-this-machine-only",
  FACTOR_KEYS: "development-1:3q2-7wABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhs",
  CHANNEL_KEYS: "development-1:SGVyZSBhcmUgdGhpcnR5LXR3byBieXRlcywgbm8gbW8",
  MAIL_API_URL: `http://127.0.0.1:${ports.mail}`,
  MAIL_API_KEY: "development-mail-key",
  MAIL_FROM: "Laurel <no-reply@laurel.test>",
  OPERATOR_EMAIL: "operator@laurel.test",
  VAPID_PUBLIC_KEY:
    "BOSSun8fVM3TlonDGqyybKMx4Sm8rY7qO2lT9Lg9wG8I38POJYiqs7fldWMKWOTUbWM7KEKbveI0cpwhLice6Fc",
  VAPID_PRIVATE_KEY: "development-k3Ptyzf6cesYXYPKWfJrlmcm6i6fue92gDm361KBnWY",
  RECORD_KEY: JSON.stringify({
    kid: "development-1",
    kty: "OKP",
    crv: "Ed25519",
    x: "-miDMhi7nbXb9VQCnizSD8q7vV2Ncqx4IFzSFsSgfjA",
    d: "5KfJrshyLkAk2-0ocqB2px1meLYVbr8rwOTQX2TV1pE",
    from: 0,
  }),
  STRIPE_SECRET_KEY: "sk_test_development",
  // Of the events of our own account, and of those of connected accounts.
  STRIPE_WEBHOOK_SECRETS: "whsec_development,whsec_connect_development",
  STRIPE_API_URL: `http://127.0.0.1:${ports.stripe}`,
  INSTAGRAM_CLIENT_ID: "development-instagram",
  INSTAGRAM_CLIENT_SECRET: "development-instagram-secret",
  GOOGLE_CLIENT_ID: "development-google",
  GOOGLE_CLIENT_SECRET: "development-google-secret",
  TIKTOK_CLIENT_KEY: "development-tiktok",
  TIKTOK_CLIENT_SECRET: "development-tiktok-secret",
  SOCIAL_RELAY: `http://127.0.0.1:${ports.social}`,
  // Tests send no push to the browsers' services, and ask no website of other people.
  ...(appEnv === "test"
    ? {
        WEB_PUSH_RELAY: `http://127.0.0.1:${ports.push}`,
        PUBLIC_WEB_RELAY: `http://127.0.0.1:${ports.push}`,
      }
    : {}),
});

/**
 * With more connections, parallel writers can stop every write of sqld until it is restarted. The others wait
 * their turn, for longer than a request does, and none asks for several turns at once (docs/decisions/0016).
 */
const DATABASE_CONCURRENCY = [
  "--max-concurrent-connections",
  "2",
  "--connection-creation-timeout-sec",
  "5",
  "--disable-intelligent-throttling",
];

/** A running stack, started part by part. `stop` ends what was started. */
export class Stack {
  #processes = new Processes();

  /**
   * @param {{ ports: ReturnType<typeof portsFrom>, dataDir: string, appEnv: string, onDeath: (error: Error) => void }} options
   */
  constructor({ ports, dataDir, appEnv, onDeath }) {
    Object.assign(this, { ports, dataDir, appEnv, onDeath });
    this.origin = `http://localhost:${ports.app}`;
    this.databaseUrl = `http://127.0.0.1:${ports.database}`;
    this.inboxUrl = `http://localhost:${ports.mail}/inbox`;
    this.stripeUrl = `http://localhost:${ports.stripe}`;
    this.socialUrl = `http://localhost:${ports.social}`;
    this.workerData = join(dataDir, "worker");
    this.stripeData = join(dataDir, "stripe.json");
  }

  async requirePorts() {
    const { app, database, mail } = this.ports;
    const variable = this.#portVariable;
    await requireFreePort(app, "the app", variable);
    await requireFreePort(database, "the database", variable);
    await requireFreePort(mail, "mail", variable);
  }

  get #portVariable() {
    return this.appEnv === "test" ? "TEST_PORT" : "PORT";
  }

  async startDatabase() {
    mkdirSync(this.dataDir, { recursive: true });
    this.start("The database", sqldBinary(), [
      "-d",
      join(this.dataDir, "db"),
      "--http-listen-addr",
      `127.0.0.1:${this.ports.database}`,
      ...DATABASE_CONCURRENCY,
    ]);
    await answers("The database", `${this.databaseUrl}/health`);
  }

  /** Runs a TypeScript program of ours against this stack's database. */
  tsx(name, file, args = [], env = {}) {
    return run(name, nodeBinary(), [script("tsx", "dist/cli.mjs"), join(root, file), ...args], {
      DATABASE_URL: this.databaseUrl,
      ...env,
    });
  }

  migrate() {
    return this.tsx("The migration", "db/migrate.ts");
  }

  /** Before the local Stripe starts: the demo data has money there. */
  seed() {
    const variables = localVariables(this.ports, { appEnv: this.appEnv });
    return this.tsx("Filling in the demo data", "scripts/seed.ts", [], {
      WORKER_DATA: this.workerData,
      STRIPE_DATA: this.stripeData,
      STRIPE_API_URL: variables.STRIPE_API_URL,
      STRIPE_SECRET_KEY: variables.STRIPE_SECRET_KEY,
      APP_ORIGIN: variables.APP_ORIGIN,
    });
  }

  async startMail() {
    const emulate = script("emulate", "dist/index.js");
    this.start("The mail emulator", nodeBinary(), [
      emulate,
      "start",
      "--service",
      "resend",
      "--port",
      String(this.ports.mail),
    ]);
    await answers("The mail emulator", this.inboxUrl);
  }

  async startStripe() {
    const { stripe, app } = this.ports;
    await requireFreePort(stripe, "the local Stripe", this.#portVariable);
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS, STRIPE_API_URL } = localVariables(
      this.ports,
      { appEnv: this.appEnv },
    );
    this.start("The local Stripe", nodeBinary(), [
      script("tsx", "dist/cli.mjs"),
      join(root, "scripts/local-stripe.ts"),
      String(stripe),
      this.stripeData,
      `http://127.0.0.1:${app}/webhooks/stripe`,
      STRIPE_WEBHOOK_SECRETS,
    ]);
    await answers("The local Stripe", `${this.stripeUrl}/_stripe`);
    await this.tsx("Making the prices", "scripts/stripe-setup.ts", [], {
      STRIPE_SECRET_KEY,
      STRIPE_API_URL,
    });
  }

  async startSocial() {
    const { social } = this.ports;
    await requireFreePort(social, "the local social providers", this.#portVariable);
    this.start("The local social providers", nodeBinary(), [
      script("tsx", "dist/cli.mjs"),
      join(root, "scripts/local-social.ts"),
      String(social),
    ]);
    await answers("The local social providers", `${this.socialUrl}/_social`);
  }

  /** Starts a program that ends with the stack; `onDeath` replaces the stack's own. */
  start(name, command, args, options = {}) {
    return this.#processes.start({ name, command, args, onDeath: this.onDeath, ...options });
  }

  stop() {
    return this.#processes.stop();
  }
}

/** Builds the client and the Worker. */
export const build = (env = {}) =>
  run("The build", nodeBinary(), [script("@remix-run/dev", "dist/cli.js"), "vite:build"], env);
