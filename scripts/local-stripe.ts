// Starts the local Stripe: tsx scripts/local-stripe.ts <port> <webhook's address> <webhook's secret>
import { createEmulator } from "emulate";
import { localStripe } from "./stripe/service";

const [port, url, secret] = process.argv.slice(2);
if (!port || !url || !secret)
  throw new Error("Say the port, the webhook's address and its secret.");
await createEmulator({
  service: localStripe({ url, secret }),
  port: Number(port),
  baseUrl: `http://127.0.0.1:${port}`,
  inspector: true,
});
