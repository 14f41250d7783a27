import { PAINT } from "./colours";

/** Where they do it: a background of any width and height, its ground at the height that `ground` names. */
export interface View {
  width: number;
  height: number;
  /** Moves what is near and, more slowly, what is far: for clips. */
  shift?: number;
}

interface Light {
  sky: [string, string];
  sun: string;
  far: string;
  middle: string;
  near: string;
}

export const LIGHTS = {
  dawn: {
    sky: ["#f3c9a6", "#f8ead6"],
    sun: PAINT.clay,
    far: "#d8a98f",
    middle: "#8f8a78",
    near: PAINT.leaf,
  },
  day: {
    sky: ["#9cc9d6", "#e4efe6"],
    sun: PAINT.chalk,
    far: "#8fbcae",
    middle: PAINT.fern,
    near: PAINT.leaf,
  },
  dusk: {
    sky: ["#5b3a5e", "#d9744f"],
    sun: PAINT.gold,
    far: "#7d4657",
    middle: "#4a2f45",
    near: "#251c2c",
  },
  night: {
    sky: ["#0d1f29", "#28556b"],
    sun: "#e9e4cf",
    far: "#1f4455",
    middle: "#15323f",
    near: "#0c222b",
  },
  frost: {
    sky: ["#b9d3da", "#eef3ee"],
    sun: "#fdf6e3",
    far: "#c4d7d6",
    middle: "#8fb0ab",
    near: "#4f7d74",
  },
} satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;

const rect = (y: number, w: number, h: number, fill: string) =>
  `<rect y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

/** Hills as one soft line; the same seed gives the same hills. */
function hills(
  { width, height, shift = 0 }: View,
  y: number,
  size: number,
  fill: string,
  seed: number,
  speed: number,
) {
  const points: string[] = [];
  for (let x = -40; x <= width + 40; x += 20) {
    const at = (x + shift * speed) / 180 + seed * 2.3;
    points.push(
      `${x} ${(y - size * (0.55 + 0.45 * Math.sin(at) + 0.3 * Math.sin(at * 0.43 + seed))).toFixed(1)}`,
    );
  }
  return `<path d="M-40 ${height}L${points.join("L")}L${width + 40} ${height}Z" fill="${fill}"/>`;
}

export function sky({ width, height }: View, light: Light, sun: [number, number, number]) {
  const [x, y, r] = sun;
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light.sky[0]}"/><stop offset="1" stop-color="${light.sky[1]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="${x * width}" cy="${y * height}" r="${r * height}" fill="${light.sun}"/><circle cx="${x * width}" cy="${y * height}" r="${r * height * 1.5}" fill="${light.sun}" fill-opacity=".18"/>`;
}

const trees = ({ width, shift = 0 }: View, y: number, fill: string) =>
  Array.from({ length: Math.ceil(width / 150) + 3 }, (_, i) => {
    const tall = 90 + ((i * 53) % 70);
    const x = ((i * 150 - shift * 0.6 + 6000) % (width + 300)) - 150;
    return `<path d="M${x} ${y}L${x + 34} ${y - tall}L${x + 68} ${y}Z" fill="${fill}"/>`;
  }).join("");

/** A path before hills, with what lies along it. */
export function country(view: View, name: LightName, { wood = true, sea = false } = {}) {
  const { width: w, height: h } = view;
  const light = LIGHTS[name];
  const ground = h * 0.8;
  return (
    sky(view, light, [0.25, 0.26, 0.09]) +
    (name === "night" ? stars(view) : "") +
    hills(view, h * 0.6, h * 0.14, light.far, 1, 0.15) +
    (sea
      ? rect(h * 0.56, w, h * 0.2, name === "dawn" ? "#a9c3c4" : PAINT.slate)
      : hills(view, h * 0.68, h * 0.1, light.middle, 4, 0.35)) +
    (wood ? trees(view, h * 0.735, light.near) : "") +
    rect(h * 0.73, w, h * 0.3, light.near) +
    `<path d="M0 ${ground - h * 0.035}H${w}V${ground + h * 0.07}H0Z" fill="${name === "night" || name === "dusk" ? "#3b4b4e" : PAINT.sand}"/>` +
    dashes(view, ground + h * 0.12)
  );
}

const dashes = ({ width, shift = 0 }: View, y: number) =>
  `<path d="M${-(shift % 160)} ${y}H${width + 200}" stroke="#fff" stroke-opacity=".16" stroke-width="8" stroke-dasharray="70 90" stroke-linecap="round"/>`;

const stars = ({ width, height }: View) =>
  Array.from(
    { length: 26 },
    (_, i) =>
      `<circle cx="${(((i * 389) % 1000) / 1000) * width}" cy="${(((i * 211) % 460) / 1000) * height}" r="${2 + (i % 3)}" fill="#fff" fill-opacity=".7"/>`,
  ).join("");

/** The bend of a running track from above the lanes. */
export function track(view: View, name: LightName) {
  const { width: w, height: h, shift = 0 } = view;
  const light = LIGHTS[name];
  const lanes = [0.78, 0.84, 0.905, 0.975].map(
    (y) => `<path d="M0 ${h * y}H${w}" stroke="#fff" stroke-opacity=".75" stroke-width="5"/>`,
  );
  const crowd = Array.from({ length: Math.ceil(w / 40) * 3 }, (_, i) => {
    const row = i % 3;
    const x = ((((i / 3) | 0) * 40 + row * 18 - shift * 0.25 + 4000) % (w + 40)) - 20;
    return `<circle cx="${x.toFixed(0)}" cy="${h * (0.6 + row * 0.032)}" r="13" fill="${[PAINT.clay, PAINT.chalk, PAINT.gold, PAINT.fern, PAINT.sky][(i * 7) % 5]}" fill-opacity=".75"/>`;
  });
  return `${sky(view, light, [0.24, 0.24, 0.09])}<path d="M0 ${h * 0.5}L${w} ${h * 0.44}V${h * 0.72}H0Z" fill="${PAINT.deep}"/>${crowd.join("")}${rect(h * 0.69, w, h * 0.05, PAINT.leaf)}${rect(h * 0.735, w, h * 0.3, PAINT.track)}${lanes.join("")}`;
}

/** Water up to the horizon, with waves that run. */
export function water(view: View, name: LightName, horizon = 0.5) {
  const { width: w, height: h, shift = 0 } = view;
  const light = LIGHTS[name];
  const blues =
    name === "dusk" ? ["#7d4657", "#5b3a5e", "#3a2a4a"] : ["#5f9aa8", "#3b7787", PAINT.slate];
  const rows = Array.from({ length: 9 }, (_, i) => {
    const y = h * (horizon + 0.04 + i * 0.055);
    const x = -(((shift * (0.3 + i * 0.1) + i * 90) % 240) + 240);
    return `<path d="M${x} ${y}${"q60-22 120 0t120 0".repeat(Math.ceil(w / 240) + 3)}" fill="none" stroke="#fff" stroke-opacity="${0.12 + (i % 3) * 0.07}" stroke-width="${4 + i * 0.8}"/>`;
  });
  return `${sky(view, light, [0.68, horizon * 0.55, 0.09])}${hills(view, h * horizon, h * 0.08, light.far, 2, 0.1)}${rect(h * horizon, w, h * 0.2, blues[0] ?? "")}${rect(h * (horizon + 0.15), w, h * 0.22, blues[1] ?? "")}${rect(h * (horizon + 0.33), w, h, blues[2] ?? "")}${rows.join("")}`;
}

export function wall({ width: w, height: h }: View) {
  const holds = Array.from({ length: 34 }, (_, i) => {
    const [x, y] = [(((i * 277) % 1000) / 1000) * w, (((i * 431) % 1000) / 1000) * h];
    return `<path transform="translate(${x} ${y}) rotate(${i * 47})" d="M-26-14C0-34 34-16 28 8S-30 26-26-14Z" fill="${[PAINT.track, PAINT.gold, PAINT.leaf, PAINT.slate][i % 4]}"/>`;
  });
  return `<rect width="${w}" height="${h}" fill="#e3c9a4"/><path d="M0 0H${w * 0.42}L${w * 0.3} ${h}H0Z" fill="#d6b78d"/><path d="M${w} 0V${h}H${w * 0.84}L${w * 0.72} 0Z" fill="#efdcbc"/>${holds.join("")}`;
}

/** A ground of one colour with lines: a court, a pitch, a green, a floor. */
export function field(
  view: View,
  name: LightName,
  { ground, marks }: { ground: string; marks: string },
) {
  const { width: w, height: h } = view;
  const light = LIGHTS[name];
  return `${sky(view, light, [0.76, 0.22, 0.09])}${hills(view, h * 0.58, h * 0.1, light.far, 3, 0.1)}${trees(view, h * 0.64, light.near)}${rect(h * 0.63, w, h * 0.4, ground)}<g stroke="#fff" stroke-opacity=".85" stroke-width="7" fill="none">${marks}</g>`;
}

export function room(
  { width: w, height: h }: View,
  { wallColour, floor }: { wallColour: string; floor: string },
) {
  return `<rect width="${w}" height="${h}" fill="${wallColour}"/><g transform="translate(${w * 0.62} ${h * 0.12})"><rect width="${h * 0.24}" height="${h * 0.34}" rx="${h * 0.12}" fill="#f7e9cf"/><circle cx="${h * 0.15}" cy="${h * 0.12}" r="${h * 0.05}" fill="${PAINT.clay}"/><path d="M${h * 0.12} 0V${h * 0.34}M0 ${h * 0.19}H${h * 0.24}" stroke="${wallColour}" stroke-width="9"/></g>${rect(h * 0.78, w, h * 0.3, floor)}<path d="M0 ${h * 0.78}H${w}" stroke="#000" stroke-opacity=".1" stroke-width="8"/>`;
}
