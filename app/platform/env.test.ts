import { expect, test } from "vitest";
import { localVariables, portsFrom } from "../../scripts/stack.mjs";
import { readEnv, webPushKeys } from "./env";

const local = (changes: object) => ({
  ...localVariables(portsFrom(8787), { appEnv: "development" }),
  ...changes,
});

const recordKey = (changes: object = {}) =>
  JSON.stringify({ ...JSON.parse(local({}).RECORD_KEY), kid: "2026-11", ...changes });

const production = {
  APP_ENV: "production",
  APP_ORIGIN: "https://laurel.example",
  DATABASE_URL: "https://laurel.turso.example",
  MAIL_API_URL: "https://mail.example",
  SESSION_SECRETS: "a-secret-of-more-than-thirty-two-characters",
  FACTOR_KEYS: `2026-11:${"n".repeat(43)},2025-01:${"o".repeat(43)}`,
  CHANNEL_KEYS: `2026-11:${"c".repeat(43)}`,
  MAIL_API_KEY: "re_live",
  DATABASE_AUTH_TOKEN: "token",
  VAPID_PRIVATE_KEY: "k".repeat(43),
  RECORD_KEY: recordKey(),
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRETS: "whsec_1",
  STRIPE_API_URL: undefined,
  INSTAGRAM_CLIENT_SECRET: "instagram",
  GOOGLE_CLIENT_SECRET: "google",
  TIKTOK_CLIENT_SECRET: "tiktok",
  SOCIAL_RELAY: undefined,
};

const oldKey = {
  kid: "2025-01",
  kty: "OKP",
  crv: "Ed25519",
  x: "x".repeat(43),
  from: 0,
  until: 1,
};

test("development needs no variable", () => {
  expect(readEnv(local({})).APP_ENV).toBe("development");
});

test("errors name missing and malformed variables without their values", () => {
  const broken = local({ DATABASE_URL: "not-an-address", SESSION_SECRETS: "short-secret" });
  expect(() => readEnv({ ...broken, MAIL_FROM: undefined })).toThrow(
    /DATABASE_URL.*SESSION_SECRETS.*MAIL_FROM/,
  );
  expect(() => readEnv(broken)).not.toThrow(/short-secret/);
});

test("production takes production values", () => {
  expect(readEnv(local(production)).APP_ENV).toBe("production");
});

test.each([
  ["SESSION_SECRETS", "development-session-secret-of-this-machine-only"],
  ["SESSION_SECRETS", `${production.SESSION_SECRETS},development-session-secret-of-this-machine`],
  ["SESSION_SECRETS", `${production.SESSION_SECRETS},`],
  ["FACTOR_KEYS", undefined],
  ["CHANNEL_KEYS", undefined],
  ["CHANNEL_KEYS", `development-1:${"n".repeat(43)}`],
  ["FACTOR_KEYS", "2026-11:short"],
  ["FACTOR_KEYS", `development-1:${"n".repeat(43)}`],
  ["FACTOR_KEYS", `2026-11:${"n".repeat(43)},2026-11:${"o".repeat(43)}`],
  ["MAIL_API_KEY", "development-mail-key"],
  ["VAPID_PRIVATE_KEY", `development-${"k".repeat(43)}`],
  ["VAPID_PRIVATE_KEY", undefined],
  ["RECORD_KEY", local({}).RECORD_KEY],
  ["RECORD_KEY", undefined],
  ["RECORD_KEY", "{"],
  ["RECORD_KEY", recordKey({ d: "short" })],
  ["RECORD_OLD_KEYS", `[${recordKey()}]`],
  ["RECORD_OLD_KEYS", JSON.stringify([{ ...oldKey, kid: "2026-11" }])],
  ["STRIPE_SECRET_KEY", "sk_test_development"],
  ["STRIPE_WEBHOOK_SECRETS", "whsec_1, whsec_development"],
  ["STRIPE_WEBHOOK_SECRETS", undefined],
  ["STRIPE_API_URL", "http://127.0.0.1:1"],
  ["INSTAGRAM_CLIENT_SECRET", undefined],
  ["GOOGLE_CLIENT_SECRET", "development-google-secret"],
  ["TIKTOK_CLIENT_SECRET", undefined],
  ["SOCIAL_RELAY", "http://127.0.0.1:1"],
  ["WEB_PUSH_RELAY", "http://127.0.0.1:1"],
  ["PUBLIC_WEB_RELAY", "http://127.0.0.1:1"],
  ["APP_ORIGIN", "http://laurel.example"],
  ["DATABASE_URL", "http://laurel.turso.example"],
  ["DATABASE_URL", "libsql://laurel.turso.example"],
  ["MAIL_API_URL", "http://mail.example"],
  ["TIME_STAMP_URL", "http://stamps.example"],
  ["DATABASE_AUTH_TOKEN", undefined],
])("production refuses %s = %s", (name, value) => {
  expect(() => readEnv(local({ ...production, [name]: value }))).toThrow(name);
});

test("web push may have no keys, and a development key loses its prefix", () => {
  const none = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined };
  expect(webPushKeys(readEnv(local({ ...production, ...none })))).toBeNull();
  expect(webPushKeys(readEnv(local({})))?.privateKey).toMatch(/^[\w-]{43}$/);
});

test("old record keys are a list, empty by default", () => {
  expect(readEnv(local(production)).RECORD_OLD_KEYS).toEqual([]);
  const list = JSON.stringify([oldKey]);
  expect(readEnv(local({ ...production, RECORD_OLD_KEYS: list })).RECORD_OLD_KEYS).toEqual([
    oldKey,
  ]);
});

test("session secrets are a list, the newest first", () => {
  const [older, newer] = ["o".repeat(32), "n".repeat(32)];
  expect(readEnv(local({ SESSION_SECRETS: `${newer}, ${older}` })).SESSION_SECRETS).toEqual([
    newer,
    older,
  ]);
});
