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
