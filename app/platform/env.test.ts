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
  SESSION_SECRET: "a-secret-of-more-than-thirty-two-characters",
  MAIL_API_KEY: "re_live",
  DATABASE_AUTH_TOKEN: "token",
};

test("development needs nothing set by hand", () => {
  expect(readEnv(local({})).APP_ENV).toBe("development");
});

test("a missing and a malformed value name themselves, and no value is told", () => {
  const broken = local({ DATABASE_URL: "not-an-address", SESSION_SECRET: "short-secret" });
  expect(() => readEnv({ ...broken, MAIL_FROM: undefined })).toThrow(
    /DATABASE_URL.*SESSION_SECRET.*MAIL_FROM/,
  );
  expect(() => readEnv(broken)).not.toThrow(/short-secret/);
});

test("production takes production values", () => {
  expect(readEnv(local(production)).APP_ENV).toBe("production");
});

test.each([
  ["SESSION_SECRET", "development-session-secret-of-this-machine-only"],
  ["MAIL_API_KEY", "development-mail-key"],
  ["APP_ORIGIN", "http://laurel.example"],
  ["DATABASE_AUTH_TOKEN", undefined],
])("production refuses %s = %s", (name, value) => {
  expect(() => readEnv(local({ ...production, [name]: value }))).toThrow(name);
});
