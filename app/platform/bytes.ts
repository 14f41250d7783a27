const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** '840 KB', '3.2 MB', '412 MB', '1.4 GB', '5 GB'. */
export function bytesText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)} KB`;
  return bytes < GIGABYTE ? inUnit(bytes / MEGABYTE, "MB") : inUnit(bytes / GIGABYTE, "GB");
}

const inUnit = (n: number, unit: string) =>
  `${n < 10 ? n.toFixed(1).replace(/\.0$/, "") : Math.round(n)} ${unit}`;
