import { redirect } from "@remix-run/cloudflare";
import { notFound } from "./errors";

/** The number of the page in the URL, or the first. */
export function currentPage(url: URL): number {
  const number = Number(url.searchParams.get("page") ?? "1");
  if (!Number.isSafeInteger(number) || number < 1) throw notFound();
  return number;
}

/** Leads from a page past the end, whose last row may just have gone, to the last page that exists. */
export function leaveMissingPage(number: number, pages: number, to: (number: number) => string) {
  if (number > 1 && number > pages) throw redirect(to(Math.max(1, pages)));
}
