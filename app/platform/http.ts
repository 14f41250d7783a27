/** What a page may load. Scripts are ours and carry the nonce; what is inline is allowed by its hash. */
export function contentPolicy({
  nonce,
  styleHash,
  scriptHash,
}: {
  nonce?: string;
  styleHash?: string;
  scriptHash?: string;
}) {
  const allowed = (kind: string, value?: string) => (value ? ` '${kind}-${value}'` : "");
  return [
    "default-src 'self'",
    `script-src 'self'${allowed("nonce", nonce)}${allowed("sha256", scriptHash)}`,
    `style-src 'self'${allowed("sha256", styleHash)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Sources beyond our own site, by CSP directive: `{ "form-action": ["https://pay.example"] }`. */
export type Sources = Partial<Record<string, readonly string[]>>;

/** A policy that allows these sources too; a directive it does not name yet begins with our own site. */
export function withSources(policy: string, sources: Sources = {}): string {
  const directives = new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
  for (const [name, added = []] of Object.entries(sources))
    directives.set(name, [...(directives.get(name) ?? ["'self'"]), ...added]);
  return [...directives].map(([name, values]) => [name, ...values].join(" ")).join("; ");
}

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Headers of every answer, errors and `.data` included. A page may bring policies of its own. */
export function secureHeaders(
  headers: Headers,
  { nonce, https, sources }: { nonce: string; https: boolean; sources?: Sources | undefined },
) {
  const policy = headers.get("Content-Security-Policy") ?? contentPolicy({ nonce });
  headers.set("Content-Security-Policy", sources ? withSources(policy, sources) : policy);
  // Caches keep only what says that they may.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy"))
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("X-Frame-Options", "DENY");
  if (https) headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
}

/** What a request asked of the database; production tells no one. */
export const serverTiming = (
  appEnv: string,
  { trips, busyMs }: { trips: number; busyMs: number },
) =>
  appEnv === "production"
    ? {}
    : { "Server-Timing": `db;desc="${trips} round trips";dur=${busyMs}` };

export const textResponse = (status: number, text: string, headers: HeadersInit = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
  });

/**
 * Reads a body and stops as soon as it is too long.
 * @returns null when it is longer than `limit` bytes
 */
export async function readBody(
  message: Request | Response,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(message.headers.get("Content-Length") ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = message.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** The header that names a file, as RFC 8187 writes it. */
export const disposition = (how: "attachment" | "inline", name: string): string =>
  `${how}; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/**
 * The network an address belongs to, which is what a limit counts: an IPv4 address is one household, but
 * an IPv6 household has a whole /64 to choose from.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
