import { join } from "node:path";
import { root } from "../stack.mjs";

const directory = join(root, "build", "dev");

/** Where the development build goes: beside the one that tests and deployments make, so that neither replaces the other. */
export const devBuild = {
  directory,
  client: join(directory, "client"),
  server: join(directory, "server"),
};

/** Exit code of a watched build that has to be started again. */
export const RESTART = 75;
