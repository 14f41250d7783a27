import { VARIABLES } from "../app/platform/env";

const namesOf = (use: "public" | "secret") =>
  Object.entries(VARIABLES).flatMap(([name, as]) => (as === use ? [name] : []));

/** What a deployment publishes of the environment; a variable that is not set is left out. */
export function selectVariables(environment: NodeJS.ProcessEnv) {
  const present = (use: "public" | "secret") =>
    namesOf(use).flatMap((name): [string, string][] => {
      const value = environment[name];
      return value ? [[name, value]] : [];
    });
  return { variables: present("public"), secrets: Object.fromEntries(present("secret")) };
}

/** Our secrets that the Worker still holds although the environment no longer sets them. */
export const findStaleSecrets = (deployed: string[], environment: NodeJS.ProcessEnv): string[] =>
  namesOf("secret").filter((name) => deployed.includes(name) && !environment[name]);

/**
 * The Worker's configuration with what belongs to one deployment: its domain, and the region of its database.
 * @param shared the text of wrangler.toml
 */
export function configureDeployment(
  shared: string,
  { APP_ORIGIN = "", PLACEMENT_REGION }: NodeJS.ProcessEnv,
): string {
  const domain = JSON.stringify(new URL(APP_ORIGIN).hostname);
  // In TOML, what belongs to no table stands before the first one.
  const routes = `routes = [{ pattern = ${domain}, custom_domain = true }]\n`;
  const placement = `\n[placement]\nregion = ${JSON.stringify(PLACEMENT_REGION)}\n`;
  return routes + shared + (PLACEMENT_REGION ? placement : "");
}
