import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderMail } from "~/components/mail/mail";
import { MAIL_SAMPLES } from "~/features/notifications/mail-samples";
import { paths, withQuery } from "~/paths";
import { notFound } from "~/platform/errors";

/** Previews every mail: a list, and each mail by its name. `part=text` shows the text part. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.env.APP_ENV === "production") throw notFound();
  const params = new URL(request.url).searchParams;
  const name = params.get("mail");
  if (name === null) return page(list());
  const mail = Object.hasOwn(MAIL_SAMPLES, name) ? MAIL_SAMPLES[name] : undefined;
  if (!mail) throw notFound();
  const link = new URL(mail.link?.path ?? paths.home, context.env.APP_ORIGIN).href;
  const unsubscribe = mail.unsubscribe && new URL(paths.unsubscribe, context.env.APP_ORIGIN).href;
  const { text, html } = renderMail(mail, { link, unsubscribe });
  return params.get("part") === "text" ? new Response(text) : page(html);
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
