import { readEnv } from "../app/platform/env";

try {
  readEnv(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
