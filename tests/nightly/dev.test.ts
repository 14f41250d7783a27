import { expect, onTestFinished, test } from "vitest";
import { connect } from "~db/client";
import { dailyJobs } from "~db/schema";
import { DevCopy } from "../support/dev-copy";
import { devPorts } from "../support/ports";

test("npm run dev serves the product with its nightly jobs, and ends when asked; npm run reset makes its data again", async () => {
  const dev = new DevCopy(devPorts);
  onTestFinished(() => dev.end());
  await dev.start();

  const home = await fetch(`http://localhost:${devPorts.app}/`);
  expect(home.status).toBe(200);
  expect(await home.text(), "the page carries its style").toMatch(/<style>.*\bbody\{/s);

  const db = connect({ url: `http://127.0.0.1:${devPorts.database}` });
  onTestFinished(() => db.client.close());
  const jobs = async () => {
    const [rows] = await db.read(db.orm.select({ name: dailyJobs.name }).from(dailyJobs));
    return rows;
  };
  await expect.poll(jobs, { timeout: 30_000 }).toContainEqual({ name: "matches" });

  expect(dev.isRunning).toBe(true);
  await dev.stop();
  await expect(fetch(`http://localhost:${devPorts.app}/`)).rejects.toThrow();
  await dev.reset();
}, 180_000);
