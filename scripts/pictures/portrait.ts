import { HAIR, type HairColour, PAINT, type Paint, SKINS } from "./colours";
import { BEARDS, type Beard, HAIRCUTS, type Haircut, HEADSCARF } from "./hair";
import { EXTRAS, type Extra, KITS, type Kit, SHOULDERS } from "./kit";

/** How one person is drawn. */
export interface Look {
  /** From 0, fair, to 7, dark. */
  skin: number;
  hair: Haircut | "headscarf";
  colour: HairColour;
  jaw: keyof typeof JAWS;
  mouth: keyof typeof MOUTHS;
  beard?: Beard | undefined;
  kit: Kit;
  /** The kit's two colours, and what is behind. */
  paint: [Paint, Paint];
  behind: Paint;
  extras: Extra[];
}

const JAWS = {
  round:
    "M154 186C154 128 192 92 240 92S326 128 326 186V226C326 286 290 320 240 320S154 286 154 226Z",
  square:
    "M154 184C154 126 192 92 240 92S326 126 326 184V240C324 270 312 288 292 304C276 318 262 322 240 322S204 318 188 304C168 288 156 270 154 240Z",
  slim: "M158 186C158 126 194 92 240 92S322 126 322 186V220C320 272 280 326 240 326S160 272 158 220Z",
} as const;

const MOUTHS = {
  smile: (line: string) =>
    `<path d="M208 268Q240 292 272 268" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"/>`,
  grin: () =>
    `<path d="M202 262Q240 270 278 262C274 290 258 300 240 300S206 290 202 262Z" fill="#fffaf2"/>`,
  calm: (line: string) =>
    `<path d="M214 274Q240 280 266 272" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"/>`,
  half: (line: string) =>
    `<path d="M212 274Q248 284 272 262" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"/>`,
} as const;

/** Half of the face is in the shade, and the edge between is the nose. */
const SHADE = "M246 60H340V360H244L243 262L262 250L246 206Z";

/** A person from the shoulders up, as an SVG of 480 by 480. */
export function portrait(look: Look): string {
  const [light, dark] = SKINS[look.skin] ?? SKINS[0];
  const [first, second] = look.paint.map((name) => PAINT[name]) as [string, string];
  const hair = look.hair === "headscarf" ? HEADSCARF : HAIRCUTS[look.hair];
  const hairColour = look.hair === "headscarf" ? second : HAIR[look.colour];
  const line = look.skin > 4 ? "#cf8a73" : "#6b2f20";
  const beard = look.beard && BEARDS[look.beard];
  const covered = "over" in hair || look.hair === "headscarf";
  const brow = BROWS[look.colour] ?? HAIR[look.colour];
  const wears = (over: boolean) =>
    look.extras
      .filter((extra) => ON_FACE.has(extra) === over)
      .map((extra) => EXTRAS[extra](first, second))
      .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="32 16 416 416">
<defs><clipPath id="face"><path d="${JAWS[look.jaw]}"/></clipPath></defs>
<rect width="480" height="480" fill="${PAINT[look.behind]}"/>
<g fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="26"><circle cx="430" cy="470" r="300"/><circle cx="430" cy="470" r="370"/><circle cx="430" cy="470" r="440"/></g>
<g fill="${hairColour}" color="${hairColour}">${"back" in hair ? hair.back : ""}</g>
<path d="${SHOULDERS}" fill="${light}"/>
<path d="M196 280H284V372C270 392 210 392 196 372Z" fill="${dark}"/>
${KITS[look.kit](first, second)}
${covered ? "" : `<circle cx="153" cy="214" r="19" fill="${light}"/><circle cx="327" cy="214" r="19" fill="${dark}"/>`}
<path d="${JAWS[look.jaw]}" fill="${light}"/>
<g clip-path="url(#face)"><path d="${SHADE}" fill="${dark}"/>${
    beard
      ? `<path d="${beard.d}" fill="${HAIR[look.colour]}" fill-opacity="${beard.opacity}"/>`
      : ""
  }</g>
${beard && beard.opacity === 1 && look.beard === "full" ? `<path d="M180 290C196 352 284 352 300 290C292 320 268 322 240 322S188 320 180 290Z" fill="${HAIR[look.colour]}"/>` : ""}
${MOUTHS[look.mouth](beard && beard.opacity > 0.9 ? "#f0c9b0" : line)}
<g fill="none" stroke="${brow}" stroke-width="9" stroke-linecap="round"><path d="M184 184Q202 174 220 182M260 182Q278 174 296 184"/></g>
<g fill="${PAINT.ink}"><ellipse cx="203" cy="212" rx="9" ry="11"/><ellipse cx="277" cy="212" rx="9" ry="11"/></g>
<g fill="#fff"><circle cx="206" cy="208" r="3"/><circle cx="280" cy="208" r="3"/></g>
<g fill="${hairColour}" color="${hairColour}">${hair.front}</g>
${wears(false)}${wears(true)}
</svg>`;
}

/** Hair too light to draw a brow with. */
const BROWS: Partial<Record<HairColour, string>> = {
  blond: "#a8793a",
  honey: "#94662c",
  grey: "#6f6f69",
  white: "#8b8b84",
};

const ON_FACE = new Set<Extra>(["glasses", "shades", "goggles", "studs"]);
