import { notFound } from "./errors";

/** The number of the page in the URL, or the first. */
export function currentPage(url: URL): number {
  const number = Number(url.searchParams.get("page") ?? "1");
  if (!Number.isSafeInteger(number) || number < 1) throw notFound();
  return number;
}
