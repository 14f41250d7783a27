const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

export const money = (pence: number) => `£${(pence / 100).toFixed(2)}`;

export const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const button = (action: string, label: string) =>
  `<button name="action" value="${action}">${label}</button>`;

/** A page of a local service, for people and browser tests. */
export const page = (
  title: string,
  body: string,
  note = "Local Stripe: no money moves here.",
) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escaped(title)}</title>
<style>
  body { font: 17px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 2rem auto; padding: 0 1rem; color: #1a1f36 }
  form { display: grid; gap: .75rem; margin: 1rem 0 } fieldset { display: grid; gap: .5rem; border: 1px solid #c7cbd6 }
  button { font: inherit; padding: .6rem 1rem; cursor: pointer } .local { color: #5b6178; font-size: .9rem }
  [role=alert] { color: #a3112b; font-weight: 600 } li { margin: .4rem 0 }
</style></head><body>
<p class="local">${note}</p>
<h1>${escaped(title)}</h1>
${body}
</body></html>`;
