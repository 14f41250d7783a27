import type { AppLoadContext } from "@remix-run/cloudflare";
import { renderMail } from "~/components/mail/mail";
import { paths, withQuery } from "~/paths";
import { textResponse } from "~/platform/http";
import { MAIL_SAMPLES } from "./mail-samples";

/**
 * Previews every mail: a list, and each mail by its name. `part=text` shows the text part. It is an endpoint and not a
 * route, because every page loads the list of routes.
 */
export async function previewMails(_: Request, { env, request }: AppLoadContext) {
  if (env.APP_ENV === "production") return textResponse(404, "Not found.");
  const { searchParams } = request.url;
  const name = searchParams.get("mail");
  if (name === null) return page(list());
  const mail = Object.hasOwn(MAIL_SAMPLES, name) ? MAIL_SAMPLES[name] : undefined;
  if (!mail) return textResponse(404, "There's no such mail.");
  const link = new URL(mail.link?.path ?? paths.home, env.APP_ORIGIN).href;
  const unsubscribe = mail.unsubscribe && new URL(paths.unsubscribe, env.APP_ORIGIN).href;
  const { text, html } = renderMail(mail, { link, unsubscribe });
  return searchParams.get("part") === "text" ? textResponse(200, text) : page(html);
}

const page = (html: string) =>
  new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });

function list(): string {
  const items = Object.entries(MAIL_SAMPLES).map(([mail, { subject }]) => {
    const [html, text] = ["html", "text"].map((part) =>
      withQuery(paths.mailPreviews, { mail, part }).replaceAll("&", "&amp;"),
    );
    return `<li>${mail}: <a href="${html}">${subject}</a>, <a href="${text}">as text</a></li>`;
  });
  return `<!doctype html><html lang="en-GB"><head><title>Mails</title></head><body><h1>Mails</h1><ul>${items.join("")}</ul></body></html>`;
}
