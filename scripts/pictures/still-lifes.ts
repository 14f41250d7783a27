import { PAINT } from "./colours";
import type { View } from "./places";

/** A bowl of porridge on a table by the window; `phase` moves its steam. */
export function bowl({ width: w, height: h }: View, phase = 0): string {
  const s = h / 1350;
  const steam = [-70, 0, 70].map((x, i) => {
    const sway = 26 * Math.sin((phase + i / 3) * Math.PI * 2);
    return `<path d="M${x} -250c${40 + sway}-50 ${-40 + sway}-90 0-140s${-40 - sway}-90 0-150" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="16" stroke-linecap="round"/>`;
  });
  const slices = [-120, -50, 20].map(
    (x, i) =>
      `<ellipse cx="${x}" cy="${-222 + i * 5}" rx="52" ry="20" fill="#f3e3a8" stroke="#c9a44c" stroke-width="6"/>`,
  );
  const berries = [70, 104, 136, 90, 124].map(
    (x, i) =>
      `<circle cx="${x}" cy="${-232 + (i > 2 ? 20 : 0)}" r="16" fill="${i % 2 ? PAINT.plum : PAINT.track}"/>`,
  );
  return `<rect width="${w}" height="${h}" fill="#28485a"/><g transform="translate(${w * 0.5} ${h * 0.9}) scale(${s})"><rect x="-330" y="-1120" width="660" height="560" rx="22" fill="#f6c79a"/><circle cx="120" cy="-700" r="84" fill="${PAINT.clay}"/><path d="M-330-660C-200-740-60-640 60-690S260-720 330-660V-560H-330Z" fill="#41616b"/><path d="M0-1120V-560M-330-850H330" stroke="#f4ecd8" stroke-width="20"/><rect x="-330" y="-1120" width="660" height="560" rx="22" fill="none" stroke="#f4ecd8" stroke-width="26"/></g><rect y="${h * 0.78}" width="${w}" height="${h * 0.3}" fill="#b98a5e"/><rect y="${h * 0.78}" width="${w}" height="${h * 0.016}" fill="#d2a678"/><g transform="translate(${w * 0.5} ${h * 0.9}) scale(${s * 1.25})"><ellipse cy="6" rx="210" ry="26" fill="#000" fill-opacity=".16"/>${steam.join("")}<path d="M-250-220C-240-60-130 0 0 0S240-60 250-220Z" fill="${PAINT.chalk}"/><path d="M60-6C170-20 240-90 250-220H190C190-100 130-30 60-6Z" fill="#ddd2b6"/><path d="M-240-150C-228-120-220-100-206-84H206C220-100 232-130 242-160Z" fill="${PAINT.leaf}"/><ellipse cy="-222" rx="250" ry="52" fill="#f2e8cf"/><ellipse cy="-220" rx="222" ry="40" fill="#dcb987"/>${slices.join("")}${berries.join("")}<path d="M150-250L300-400" stroke="#c4ccc9" stroke-width="20" stroke-linecap="round"/></g>`;
}

/** A pair of running shoes on a doorstep. */
export function shoes({ width: w, height: h }: View): string {
  const shoe = (upper: string, stripe: string) =>
    `<path d="M-250-36C-264-130-262-210-236-232C-204-216-176-204-146-206C-110-150-30-110 90-96C190-86 262-70 264-24Z" fill="${upper}"/><path d="M-236-232C-204-216-176-204-146-206L-120-172C-170-150-216-160-256-176C-254-202-248-222-236-232Z" fill="${PAINT.ink}" fill-opacity=".35"/><path d="M-40-128L-120-24H-60L10-108ZM44-104L-20-24H30L86-98Z" fill="${stripe}"/><path d="M-128-176L-84-206M-96-152L-52-182M-62-134L-18-164" stroke="${PAINT.chalk}" stroke-width="15" stroke-linecap="round"/><path d="M-262-38C-120-30 120-30 268-34C276-6 268 16 240 22H-226C-256 18-268-6-262-38Z" fill="${PAINT.chalk}"/><path d="M-226 22H240l-22 16h-60l-14-12-20 12h-70l-14-12-20 12h-70l-14-12-20 12h-66z" fill="${PAINT.ink}"/>`;
  return `<rect width="${w}" height="${h}" fill="#d8c3a2"/><rect x="${w * 0.5 - h * 0.27}" y="${h * 0.05}" width="${h * 0.54}" height="${h * 0.72}" fill="${PAINT.leaf}"/><g fill="none" stroke="${PAINT.deep}" stroke-width="9"><rect x="${w * 0.5 - h * 0.21}" y="${h * 0.1}" width="${h * 0.18}" height="${h * 0.26}"/><rect x="${w * 0.5 + h * 0.03}" y="${h * 0.1}" width="${h * 0.18}" height="${h * 0.26}"/><rect x="${w * 0.5 - h * 0.21}" y="${h * 0.42}" width="${h * 0.18}" height="${h * 0.3}"/><rect x="${w * 0.5 + h * 0.03}" y="${h * 0.42}" width="${h * 0.18}" height="${h * 0.3}"/></g><circle cx="${w * 0.5 - h * 0.235}" cy="${h * 0.45}" r="${h * 0.013}" fill="${PAINT.gold}"/><rect y="${h * 0.77}" width="${w}" height="${h * 0.08}" fill="#b7b1a2"/><rect y="${h * 0.85}" width="${w}" height="${h * 0.2}" fill="#98917f"/><g transform="translate(${w * 0.44} ${h * 0.8}) scale(${(h / 1350) * 1.15})"><g transform="translate(90 -30)">${shoe(PAINT.slate, PAINT.sky)}</g></g><g transform="translate(${w * 0.46} ${h * 0.86}) scale(${(h / 1350) * 1.3})"><ellipse cy="36" rx="280" ry="20" fill="#000" fill-opacity=".16"/>${shoe(PAINT.track, PAINT.gold)}</g>`;
}
