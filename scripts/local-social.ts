// Starts the local social providers: tsx scripts/local-social.ts <port>
import { createEmulator } from "emulate";
import { LOCAL_CLIENTS } from "./social/clients";
import { localSocial } from "./social/service";

const [port] = process.argv.slice(2);
if (!port) throw new Error("Say the port.");
await createEmulator({
  service: localSocial(LOCAL_CLIENTS),
  port: Number(port),
  baseUrl: `http://127.0.0.1:${port}`,
  inspector: true,
});
