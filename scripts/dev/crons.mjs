/** The crons of wrangler.toml. */
const EVERY_MINUTE = "* * * * *";
const EVERY_TEN_MINUTES = "*/10 * * * *";
const NIGHTLY = "15 3 * * *";
const MINUTE_MS = 60_000;

/**
 * Runs the Worker's crons, as Cloudflare does: each minute, every ten minutes, and the night's at the start and once more each day, since
 * a machine that sleeps at night would miss it. To schedule a day twice does no harm.
 * @param {string} origin of the Worker
 */
export function startCrons(origin) {
  let scheduledDay = "";
  const run = (cron) =>
    fetch(`${origin}/cdn-cgi/local/scheduled?cron=${cron.replaceAll(" ", "+")}`).then(
      ({ ok }) => ok,
      // The Worker may be starting again after a build.
      () => false,
    );
  let ticks = 0;
  async function tick() {
    const today = new Date().toISOString().slice(0, 10);
    if (scheduledDay !== today && (await run(NIGHTLY))) scheduledDay = today;
    await run(EVERY_MINUTE);
    if (ticks++ % 10 === 0) await run(EVERY_TEN_MINUTES);
  }
  void tick();
  setInterval(tick, MINUTE_MS);
}
