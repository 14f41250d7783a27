/**
 * The Worker with its cron, in a process of its own that can be killed. Cloudflare starts the cron each minute; here the
 * first one starts at once.
 * Arguments: the bundle's folder and the ports, as JSON.
 */
import { startBundle } from "../../scripts/workerd.mjs";

/** The cron of wrangler.toml that sends the outbox. */
const EVERY_MINUTE = "* * * * *";
const MINUTE_MS = 60_000;

const worker = await startBundle(JSON.parse(process.argv[2] ?? ""));
const { scheduled } = await worker.getWorker();
const cron = () => void scheduled({ cron: EVERY_MINUTE, scheduledTime: new Date() });
setInterval(cron, MINUTE_MS);
cron();
