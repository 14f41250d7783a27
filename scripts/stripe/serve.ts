import { createEmulator, filePersistence } from "emulate";
import { localStripe } from "./service";
import type { State } from "./world";

/**
 * Starts the local Stripe. What it holds is kept in a file, so that the payments of the database are there after a restart.
 * @param ahead seconds by which the clock of an empty one begins ahead of the real one
 */
export const serveStripe = ({
  port,
  file,
  webhook,
  ahead,
}: {
  port: number;
  file: string;
  webhook: State["webhook"];
  ahead?: number;
}) =>
  createEmulator({
    service: localStripe(webhook, ahead),
    port,
    baseUrl: `http://127.0.0.1:${port}`,
    inspector: true,
    persistence: filePersistence(file),
  });
