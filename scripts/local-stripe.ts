// Starts the local Stripe: tsx scripts/local-stripe.ts <port> <webhook's address> <webhook's secrets>
import { createEmulator } from "emulate";
import { localStripe } from "./stripe/service";

const [port, url, secrets = ""] = process.argv.slice(2);
const [secret, connectSecret] = secrets.split(",");
if (!port || !url || !secret || !connectSecret)
  throw new Error("Say the port, the webhook's address and its two secrets.");
await createEmulator({
  service: localStripe({ url, secret, connectSecret }),
  port: Number(port),
  baseUrl: `http://127.0.0.1:${port}`,
  inspector: true,
});
