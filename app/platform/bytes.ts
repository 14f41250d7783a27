const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** '840 KB', '3.2 MB', '412 MB', '1.4 GB', '5 GB'. */
export function bytesText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} KB`;
  return Math.round(bytes / MEGABYTE) < 1024
    ? inUnit(bytes / MEGABYTE, "MB")
    : inUnit(bytes / GIGABYTE, "GB");
}

const inUnit = (n: number, unit: string) =>
  `${n < 10 ? n.toFixed(1).replace(/\.0$/, "") : Math.round(n)} ${unit}`;
