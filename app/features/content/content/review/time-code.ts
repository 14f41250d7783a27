/** A moment of a clip as people write it: '0:12', '0:12.5', '1:02:03', or seconds alone. */

const PATTERN = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/;

/** @returns milliseconds, or null for anything that is no moment */
export function parseTimeCode(text: string): number | null {
  const [, hours = "0", minutes, seconds = ""] = PATTERN.exec(text.trim()) ?? [];
  const value = Number(seconds.replace(",", "."));
  if (seconds === "" || (minutes !== undefined && value >= 60)) return null;
  return Math.round(((Number(hours) * 60 + Number(minutes ?? 0)) * 60 + value) * 1000);
}

/** Whole seconds, rounded down as players do. */
export function formatTimeCode(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** As typed into the form again: with tenths, where there are any. */
export const exactTimeCode = (ms: number) => {
  const tenths = Math.floor(ms / 100) % 10;
  return formatTimeCode(ms) + (tenths > 0 ? `.${tenths}` : "");
};
