import { expect, test } from "vitest";
import { configureDeployment, findStaleSecrets, selectVariables } from "./deployment";

const environment = {
  APP_ORIGIN: "https://laurel.example",
  ADMIN_SETUP_TOKEN: "a-token",
  GOOGLE_CLIENT_ID: "an-id",
  GOOGLE_CLIENT_SECRET: "a-secret",
  TIME_STAMP_URL: "",
  STRIPE_API_URL: "http://localhost:8792",
  PATH: "/usr/bin",
};

test("a deployment publishes every variable that is set, each secret apart", () => {
  expect(selectVariables(environment)).toEqual({
    variables: [
      ["APP_ORIGIN", "https://laurel.example"],
      ["GOOGLE_CLIENT_ID", "an-id"],
    ],
    secrets: { ADMIN_SETUP_TOKEN: "a-token", GOOGLE_CLIENT_SECRET: "a-secret" },
  });
});

test("a secret that is no longer set is deleted, one that others added stays", () => {
  const deployed = ["ADMIN_SETUP_TOKEN", "STRIPE_SECRET_KEY", "SOMEBODY_ELSES"];
  expect(findStaleSecrets(deployed, environment)).toEqual(["STRIPE_SECRET_KEY"]);
});

test("a deployment has its domain and its region from the environment", () => {
  const shared = 'name = "laurel"\n\n[vars]\nAPP_ENV = "production"\n';
  const routes = 'routes = [{ pattern = "laurel.example", custom_domain = true }]\n';
  expect(configureDeployment(shared, environment)).toBe(routes + shared);
  const near = { ...environment, PLACEMENT_REGION: "aws:eu-west-1" };
  expect(configureDeployment(shared, near)).toBe(
    `${routes}${shared}\n[placement]\nregion = "aws:eu-west-1"\n`,
  );
});
