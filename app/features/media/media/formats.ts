/** What a file is by its first bytes: neither its name nor its declared type is believed. Pure. */

/** `heif`: a photo of a phone (HEIC, AVIF), in the same container as a clip. */
export type Format = "jpeg" | "png" | "mp4" | "pdf" | "heif";

/** How many bytes `detectFormat` needs. */
export const SIGNATURE_BYTES = 12;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const FTYP = [0x66, 0x74, 0x79, 0x70];

/** The brands of photos, ISO/IEC 23008-12 and AVIF. */
const PHOTOS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"];

/** @returns null for every other kind of file */
export function detectFormat(head: Uint8Array): Format | null {
  const has = (bytes: number[], offset = 0) => bytes.every((byte, i) => head[offset + i] === byte);
  if (has(PNG)) return "png";
  if (has(JPEG)) return "jpeg";
  if (has(PDF)) return "pdf";
  if (!has(FTYP, 4)) return null;
  return PHOTOS.includes(String.fromCharCode(...head.slice(8, 12))) ? "heif" : "mp4";
}
