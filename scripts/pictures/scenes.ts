import * as athletes from "./athletes";
import { PAINT } from "./colours";
import type { Dress } from "./figure";
import * as places from "./places";
import { bowl, shoes } from "./still-lifes";

type View = places.View;

/** Someone in a place: how large, relative to the height, and where. */
const at = (view: View, person: string, { x = 0.5, y = 0.82, size = 0.66 } = {}) =>
  `<g transform="translate(${view.width * x} ${view.height * y}) scale(${((view.height * size) / 560).toFixed(3)})"><ellipse cx="20" cy="8" rx="190" ry="14" fill="#000" fill-opacity=".14"/>${person}</g>`;

const floating = (view: View, person: string, { x = 0.5, y = 0.7, size = 0.6 } = {}) =>
  `<g transform="translate(${view.width * x} ${view.height * y}) scale(${((view.height * size) / 560).toFixed(3)})">${person}</g>`;

const foam = (view: View, y: number, colour: string, opacity = 1) =>
  `<path d="M-20 ${view.height * y}${"q45-26 90 0t90 0".repeat(Math.ceil(view.width / 180) + 1)}V${view.height + 20}H-20Z" fill="${colour}" fill-opacity="${opacity}"/>`;

const MAYA: Dress = {
  skin: 6,
  hair: "afro",
  colour: "black",
  top: "track",
  bottom: "ink",
  shoes: "gold",
};
const LEONIE: Dress = {
  skin: 0,
  hair: "ponytail",
  colour: "blond",
  top: "leaf",
  bottom: "ink",
  shoes: "chalk",
  long: true,
};
const RIDER: Dress = {
  skin: 3,
  hair: "helmet",
  colour: "black",
  top: "slate",
  bottom: "ink",
  shoes: "gold",
};

const court = ({ width: w, height: h }: View) =>
  `<path d="M${w * 0.06} ${h * 0.97}L${w * 0.2} ${h * 0.68}H${w * 0.9}M0 ${h * 0.82}H${w}M${w * 0.5} ${h * 0.68}V${h * 0.82}"/>`;
const pitch = ({ width: w, height: h }: View) =>
  `<path d="M0 ${h * 0.72}H${w}"/><ellipse cx="${w * 0.5}" cy="${h * 0.9}" rx="${h * 0.36}" ry="${h * 0.09}"/>`;

/** The scenes, each drawn for any width and height; `shift` and `phase` move it in a clip. */
export const SCENES = {
  frost: (v, t = 0.18) =>
    places.country(v, "frost") +
    at(
      v,
      athletes.runner(
        { ...LEONIE, skin: 6, hair: "afro", colour: "black", top: "track", shoes: "gold" },
        t,
      ),
    ),
  dawn: (v, t = 0.22) => places.country(v, "dawn") + at(v, athletes.runner(LEONIE, t)),
  night: (v, t = 0.2) =>
    places.country(v, "night") +
    `<path d="M${v.width * 0.58} ${v.height * 0.335}L${v.width * 1.02} ${v.height * 0.5}V${v.height * 0.86}Z" fill="#fdf3c8" fill-opacity=".3"/>` +
    at(v, athletes.runner({ ...LEONIE, hair: "cap", top: "clay", bottom: "plum" }, t)),
  coast: (v, t = 0.7) =>
    places.country(v, "day", { wood: false, sea: true }) + at(v, athletes.runner(MAYA, t)),
  track: (v, t = 0.16) =>
    places.track(v, "day") +
    at(v, athletes.runner({ ...MAYA, top: "chalk", bottom: "leaf" }, t), { y: 0.88 }),
  chair: (v, t = 0.1) =>
    places.track(v, "dusk") +
    at(
      v,
      athletes.racer(
        { skin: 2, hair: "helmet", colour: "black", top: "gold", bottom: "ink", shoes: "fern" },
        t,
      ),
      { x: 0.4, y: 0.9, size: 0.56 },
    ),
  gravel: (v, t = 0.1) =>
    places.country(v, "dawn") + at(v, athletes.cyclist(RIDER, t, true), { y: 0.85, size: 0.56 }),
  road: (v, t = 0.4) =>
    places.country(v, "day", { sea: true }) +
    at(v, athletes.cyclist({ ...RIDER, skin: 5, top: "track", shoes: "chalk" }, t), {
      y: 0.85,
      size: 0.56,
    }),
  openwater: (v, t = 0.2) =>
    places.water(v, "dawn", 0.42) +
    floating(
      v,
      `<circle cx="-400" cy="-24" r="56" fill="${PAINT.clay}"/><path d="M-344-10L-290 6" stroke="${PAINT.ink}" stroke-width="5"/>${athletes.swimmer({ skin: 1, hair: "none", colour: "brown", top: "ink", bottom: "ink", shoes: "gold" }, t)}`,
      { x: 0.6, y: 0.68, size: 0.56 },
    ) +
    foam(v, 0.69, "#3b7787", 0.92) +
    foam(v, 0.8, PAINT.slate, 0.8),
  surf: (v) =>
    places.water(v, "dusk", 0.4) +
    `<path d="M0 ${v.height * 0.82}C${v.width * 0.3} ${v.height * 0.86} ${v.width * 0.55} ${v.height * 0.7} ${v.width * 0.74} ${v.height * 0.5}C${v.width * 0.9} ${v.height * 0.36} ${v.width} ${v.height * 0.4} ${v.width} ${v.height * 0.4}V${v.height}H0Z" fill="${PAINT.slate}"/>` +
    floating(
      v,
      `<g transform="rotate(-12)">${athletes.surfer({ skin: 3, hair: "bun", colour: "espresso", top: "ink", bottom: "ink", shoes: "ink" })}</g>`,
      { x: 0.46, y: 0.72, size: 0.72 },
    ) +
    foam(v, 0.9, PAINT.sky, 0.9) +
    foam(v, 0.94, PAINT.chalk, 0.95),
  river: (v, t = 0.1) =>
    places.water(v, "dawn", 0.5) +
    floating(
      v,
      athletes.rower(
        { skin: 4, hair: "crop", colour: "black", top: "leaf", bottom: "ink", shoes: "chalk" },
        t,
      ),
      { x: 0.5, y: 0.73, size: 0.54 },
    ) +
    foam(v, 0.77, "#3b7787", 0.55),
  wall: (v) =>
    places.wall(v) +
    floating(
      v,
      `<path d="M-20-262C-60-60-30 80-70 520" fill="none" stroke="${PAINT.slate}" stroke-width="9"/>${athletes.climber({ skin: 5, hair: "bun", colour: "black", top: "leaf", bottom: "plum", shoes: "ink" })}`,
      { x: 0.48, y: 0.78, size: 0.64 },
    ),
  ridge: (v) =>
    places.sky(v, places.LIGHTS.dusk, [0.3, 0.34, 0.1]) +
    `<path d="M0 ${v.height * 0.62}L${v.width * 0.3} ${v.height * 0.4}L${v.width * 0.52} ${v.height * 0.6}L${v.width * 0.8} ${v.height * 0.36}L${v.width} ${v.height * 0.5}V${v.height}H0Z" fill="#7d4657"/><path d="M0 ${v.height * 0.9}L${v.width * 0.62} ${v.height * 0.74}L${v.width} ${v.height * 0.82}V${v.height}H0Z" fill="#251c2c"/>` +
    at(v, athletes.runner({ ...LEONIE, hair: "cap", top: "gold", bottom: "ink" }, 0.72), {
      x: 0.52,
      y: 0.79,
      size: 0.52,
    }),
  clay: (v) =>
    places.field(v, "day", { ground: PAINT.track, marks: court(v) }) +
    at(
      v,
      athletes.server({
        skin: 1,
        hair: "ponytail",
        colour: "brown",
        top: "chalk",
        bottom: "leaf",
        shoes: "chalk",
      }),
      { y: 0.88, size: 0.54 },
    ),
  links: (v) =>
    places.field(v, "dawn", { ground: PAINT.fern, marks: "" }) +
    `<ellipse cx="${v.width * 0.78}" cy="${v.height * 0.74}" rx="${v.width * 0.18}" ry="${v.height * 0.025}" fill="${PAINT.sand}"/><path d="M${v.width * 0.84} ${v.height * 0.66}V${v.height * 0.5}" stroke="${PAINT.chalk}" stroke-width="7"/><path d="M${v.width * 0.84} ${v.height * 0.5}l70 22l-70 26z" fill="${PAINT.track}"/>` +
    at(
      v,
      athletes.golfer({
        skin: 2,
        hair: "cap",
        colour: "espresso",
        top: "slate",
        bottom: "sand",
        shoes: "ink",
        long: true,
      }),
      { x: 0.48, y: 0.88, size: 0.58 },
    ),
  football: (v) =>
    places.field(v, "dusk", { ground: "#2f7a55", marks: pitch(v) }) +
    at(
      v,
      athletes.footballer({
        skin: 3,
        hair: "ponytail",
        colour: "espresso",
        top: "track",
        bottom: "chalk",
        shoes: "ink",
      }),
      { x: 0.44, y: 0.88, size: 0.6 },
    ),
  yoga: (v) =>
    places.room(v, { wallColour: "#cfe0d4", floor: "#b98a5e" }) +
    `<path d="M${v.width * 0.5 - v.height * 0.28} ${v.height * 0.87}h${v.height * 0.52}l${v.height * 0.05} ${v.height * 0.04}h${-v.height * 0.62}z" fill="${PAINT.plum}"/>` +
    at(
      v,
      athletes.tree({
        skin: 4,
        hair: "bun",
        colour: "black",
        top: "track",
        bottom: "leaf",
        shoes: "sand",
        long: true,
      }),
      { x: 0.46, y: 0.88, size: 0.6 },
    ),
  gym: (v) =>
    places.room(v, { wallColour: PAINT.slate, floor: "#20313a" }) +
    at(
      v,
      athletes.lifter({
        skin: 5,
        hair: "crop",
        colour: "black",
        top: "gold",
        bottom: "ink",
        shoes: "chalk",
      }),
      { y: 0.9, size: 0.54 },
    ),
  porridge: (v, t = 0) => bowl(v, t),
  shoes: (v) => shoes(v),
} satisfies Record<string, (view: View, phase?: number) => string>;

export type SceneName = keyof typeof SCENES;

export const sceneSvg = (name: SceneName, view: View, phase?: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" viewBox="0 0 ${view.width} ${view.height}">${(SCENES[name] as (view: View, phase?: number) => string)(view, phase)}</svg>`;
