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
