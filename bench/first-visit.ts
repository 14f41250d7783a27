import { fileURLToPath } from "node:url";
import type { Browser, CDPSession, Page } from "@playwright/test";

/** A line and a machine, as Chromium imitates them. */
export interface Profile {
  name: string;
  kbps: number;
  latencyMs: number;
  /** How many times slower than this machine. */
  cpu: number;
}

export type Kind = "page" | "scripts" | "fonts" | "images";

export interface Visit {
  /** As sent, without headers. */
  bytes: Record<Kind, number>;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

const WATCH = fileURLToPath(new URL("watch-paints.js", import.meta.url));

const SETTLED_MS = 1_000;

const KINDS: Record<string, Kind> = {
  Document: "page",
  Stylesheet: "page",
  Script: "scripts",
  Font: "fonts",
  Image: "images",
};

/** One visit with nothing kept from an earlier one, until the line is quiet. */
export async function firstVisit(
  browser: Browser,
  address: string,
  profile: Profile,
  session?: string,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Cloudflare prefers brotli whatever the order; what stands in for it here takes the first.
    extraHTTPHeaders: { "Accept-Encoding": "br, gzip" },
  });
  try {
    const url = new URL(address).origin;
    if (session) await context.addCookies([{ name: "session", value: session, url }]);
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    const sent = await weigh(line);
    await slowDown(line, profile);
    await page.addInitScript({ path: WATCH });
    // A new context keeps the browser itself busy at first, which is no part of anybody's visit.
    await page.waitForTimeout(SETTLED_MS);
    await page.goto(address, { waitUntil: "networkidle", timeout: 120_000 });
    return { ...sent, ...(await paints(page)) };
  } finally {
    await context.close();
  }
}

async function slowDown(line: CDPSession, { kbps, latencyMs, cpu }: Profile) {
  const throughput = (kbps * 1000) / 8;
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await line.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

/** Counts what comes over the line from now on. */
async function weigh(line: CDPSession) {
  const bytes: Visit["bytes"] = { page: 0, scripts: 0, fonts: 0, images: 0 };
  const sent = { bytes, requests: 0 };
  const expected = new Map<string, { kind?: Kind; headers: number }>();
  line.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("data:")) return;
    sent.requests += 1;
    expected.set(requestId, { kind: KINDS[type], headers: response.encodedDataLength });
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { kind, headers } = expected.get(requestId) ?? { headers: 0 };
    if (kind) bytes[kind] += encodedDataLength - headers;
  });
  await line.send("Network.enable");
  return sent;
}

const paints = (page: Page) => page.evaluate(() => (window as typeof window & { seen: Seen }).seen);
