/** The path an own-site form was sent from; the fallback when the browser does not say. */
export function refererPath(request: Request, fallback = "/"): string {
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return fallback;
  const from = new URL(referer);
  return from.host === new URL(request.url).host
    ? safePath(from.pathname + from.search, fallback)
    : fallback;
}

/** An address inside the app, or the fallback: what a visitor typed never leads elsewhere. */
export function safePath(path: unknown, fallback: string): string {
  if (typeof path !== "string" || !path.startsWith("/")) return fallback;
  const base = "https://inside.invalid";
  if (!URL.canParse(path, base)) return fallback;
  const url = new URL(path, base);
  // '/.//evil.example' stays inside when it is parsed, and leads outside once its dots are gone.
  if (url.origin !== base || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
