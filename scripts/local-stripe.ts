// Starts the local Stripe: tsx scripts/local-stripe.ts <port> <file of its data> <webhook's address> <webhook's secrets>
import { serveStripe } from "./stripe/serve";

const [port, file, url, secrets = ""] = process.argv.slice(2);
const [secret, connectSecret] = secrets.split(",");
if (!port || !file || !url || !secret || !connectSecret)
  throw new Error("Say the port, the file, the webhook's address and its two secrets.");
await serveStripe({ port: Number(port), file, webhook: { url, secret, connectSecret } });
