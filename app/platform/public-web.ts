import { z } from "zod";
import type { Env } from "./env";

/**
 * Reads what other people publish at addresses that a person typed. Only hosts whose every address is public are asked, by https
 * and at the usual port; each redirect is checked like the first address; little is read, within a deadline.
 */

/**
 * Whether an IP address is one of the public internet. Pure.
 * Source: IANA special-purpose address registries (RFC 6890 and its updates).
 */
export function isPublicAddress(address: string): boolean {
  return address.includes(":") ? isPublicV6(address) : isPublicV4(address);
}

/** First address and length of prefix of each range that is not public. */
const CLOSED_V4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

const DECIMAL = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

function numberOf(address: string): number | null {
  const parts = DECIMAL.exec(address)?.slice(1).map(Number) ?? [];
  return parts.length === 4 && parts.every((part) => part <= 255)
    ? parts.reduce((sum, part) => sum * 256 + part, 0)
    : null;
}

function isPublicV4(address: string): boolean {
  const number = numberOf(address);
  if (number === null) return false;
  return CLOSED_V4.every(([first, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(number / size) !== Math.floor((numberOf(first) ?? 0) / size);
  });
}

/**
 * Of IPv6 only the global unicast addresses (2000::/3) are public, without those for documentation, for protocols and tunnels, in
 * which an IPv4 address may hide.
 */
function isPublicV6(address: string): boolean {
  if (!URL.canParse(`http://[${address}]`)) return false;
  // The parser writes each address in one way, without leading zeros.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [first = "", second = ""] = written.split(":");
  const [head, next] = [first, second].map((group) => Number.parseInt(group || "0", 16));
  if (head === undefined || next === undefined || head < 0x2000 || head > 0x3fff) return false;
  if (head === 0x2002 || head === 0x3fff) return false;
  return !(head === 0x2001 && (next < 0x200 || next === 0xdb8));
}

const DEADLINE_MS = 5_000;
const REDIRECTS = 3;
const RESOLVER = "https://cloudflare-dns.com/dns-query";
const MAX_DNS_BYTES = 65_536;

export type Reading =
  | { text: string }
  /** `closed`: no address that we ask. `missing`: it answered, but not with the page. `silent`: no answer in time. */
  | { fault: "closed" | "missing" | "silent" };

/** @param maxBytes what comes after is not read */
export async function readPublicText(
  env: Env,
  address: string,
  maxBytes: number,
): Promise<Reading> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    return await readFrom(env, new URL(address), { maxBytes, signal, redirects: REDIRECTS });
  } catch {
    return { fault: "silent" };
  }
}

/** The TXT records of a name; null if the resolver does not answer. */
export async function readTextRecords(env: Env, name: string): Promise<string[] | null> {
  try {
    const records = await resolve(env, name, "TXT", AbortSignal.timeout(DEADLINE_MS));
    // A long record comes as several quoted parts.
    return records.map((data) => data.replaceAll(/^"|"$|"\s+"/g, ""));
  } catch {
    return null;
  }
}

interface Limits {
  maxBytes: number;
  signal: AbortSignal;
  redirects: number;
}

async function readFrom(env: Env, url: URL, limits: Limits): Promise<Reading> {
  if (!(await isOpenToAll(env, url, limits.signal))) return { fault: "closed" };
  const response = await ask(env, url, { signal: limits.signal, headers: { Accept: "text/*" } });
  const next = response.headers.get("Location");
  if (response.status >= 300 && response.status < 400 && next && URL.canParse(next, url)) {
    await response.body?.cancel();
    if (limits.redirects === 0) return { fault: "missing" };
    return readFrom(env, new URL(next, url), { ...limits, redirects: limits.redirects - 1 });
  }
  if (!response.ok) {
    await response.body?.cancel();
    return { fault: "missing" };
  }
  return { text: await firstBytes(response, limits.maxBytes) };
}

async function isOpenToAll(env: Env, url: URL, signal: AbortSignal): Promise<boolean> {
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== "https:" || port + username + password !== "") return false;
  // The parser writes each number that means an IPv4 address as four numbers.
  if (!hostname.includes(".") || /^[\d.]+$/.test(hostname) || hostname.endsWith(".")) return false;
  const answers = await Promise.all(
    (["A", "AAAA"] as const).map((type) => resolve(env, hostname, type, signal)),
  );
  const addresses = answers.flat();
  return addresses.length > 0 && addresses.every(isPublicAddress);
}

const TYPES = { A: 1, TXT: 16, AAAA: 28 } as const;

const dnsAnswer = z.object({
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
});

/** The records of a name, by DNS over HTTPS in JSON. */
async function resolve(
  env: Env,
  name: string,
  type: keyof typeof TYPES,
  signal: AbortSignal,
): Promise<string[]> {
  const url = new URL(RESOLVER);
  url.search = new URLSearchParams({ name, type }).toString();
  const response = await ask(env, url, { signal, headers: { Accept: "application/dns-json" } });
  if (!response.ok) throw new Error(`the resolver answered ${response.status}`);
  const { Answer } = dnsAnswer.parse(JSON.parse(await firstBytes(response, MAX_DNS_BYTES)));
  // What a name is an alias of stands between.
  return Answer.filter((record) => record.type === TYPES[type]).map(({ data }) => data);
}

const ask = ({ PUBLIC_WEB_RELAY }: Env, url: URL, init: RequestInit) =>
  fetch(PUBLIC_WEB_RELAY ? `${PUBLIC_WEB_RELAY}/${url.host}${url.pathname}${url.search}` : url, {
    ...init,
    redirect: "manual",
  });

async function firstBytes(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let left = maxBytes;
  if (!response.body) return text;
  const reader = response.body.getReader();
  while (left > 0) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.length;
  }
  await reader.cancel();
  return text;
}
