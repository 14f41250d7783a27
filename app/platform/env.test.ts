import { expect, test } from "vitest";
import { localVariables, portsFrom } from "../../scripts/stack.mjs";
import { readEnv } from "./env";

const local = (changes: object) => ({
  ...localVariables(portsFrom(8787), { appEnv: "development" }),
  ...changes,
});

const production = {
  APP_ENV: "production",
  APP_ORIGIN: "https://laurel.example",
  SESSION_SECRETS: "a-secret-of-more-than-thirty-two-characters",
  MAIL_API_KEY: "re_live",
  DATABASE_AUTH_TOKEN: "token",
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
  ["MAIL_API_KEY", "development-mail-key"],
  ["APP_ORIGIN", "http://laurel.example"],
  ["DATABASE_AUTH_TOKEN", undefined],
])("production refuses %s = %s", (name, value) => {
  expect(() => readEnv(local({ ...production, [name]: value }))).toThrow(name);
});

test("session secrets are a list, the newest first", () => {
  const [older, newer] = ["o".repeat(32), "n".repeat(32)];
  expect(readEnv(local({ SESSION_SECRETS: `${newer}, ${older}` })).SESSION_SECRETS).toEqual([
    newer,
    older,
  ]);
});
