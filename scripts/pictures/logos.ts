import { PAINT } from "./colours";

const ear = (x: number, y: number, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C-30-26-26-66 0-84C26-66 30-26 0 0Z"/>`;

/** The marks of the demo's brands, 480 by 480, by the company's name. */
const MARKS: Record<string, { ground: string; mark: string }> = {
  Northlight: {
    ground: PAINT.night,
    mark: `<path d="M240 66L262 196L392 218L262 240L240 370L218 240L88 218L218 196Z" fill="${PAINT.gold}"/><path d="M60 420L180 316L262 384L330 330L420 420Z" fill="${PAINT.fern}"/>`,
  },
  "Harrow Cycles": {
    ground: PAINT.chalk,
    mark: `<circle cx="240" cy="240" r="156" fill="none" stroke="${PAINT.ink}" stroke-width="34"/><path d="M186 150V330M294 150V330M186 240H294" stroke="${PAINT.track}" stroke-width="38" stroke-linecap="round"/>`,
  },
  Grainhouse: {
    ground: PAINT.gold,
    mark: `<g fill="${PAINT.deep}">${ear(240, 170, 0)}${[0, 1, 2].map((i) => ear(232, 250 + i * 62, -46) + ear(248, 250 + i * 62, 46)).join("")}<rect x="231" y="160" width="18" height="256" rx="9"/></g>`,
  },
  "Tidewater Swim": {
    ground: PAINT.slate,
    mark: `<circle cx="240" cy="240" r="164" fill="${PAINT.chalk}"/><g fill="none" stroke="${PAINT.slate}" stroke-width="30"><path d="M60 216q45-56 90 0t90 0t90 0t90 0"/><path d="M60 292q45-56 90 0t90 0t90 0t90 0"/></g>`,
  },
  "Kestrel Climbing": {
    ground: PAINT.track,
    mark: `<path d="M64 156C150 150 206 190 240 250C274 190 330 150 416 156C370 214 320 250 276 268L294 366L240 322L186 366L204 268C160 250 110 214 64 156Z" fill="${PAINT.chalk}"/>`,
  },
  Stillpoint: {
    ground: "#cfe0d4",
    mark: `<g fill="none" stroke="${PAINT.leaf}" stroke-width="22"><circle cx="240" cy="240" r="160"/><circle cx="240" cy="240" r="104" stroke-opacity=".6"/></g><circle cx="240" cy="240" r="44" fill="${PAINT.leaf}"/>`,
  },
  "Fairway & Finch": {
    ground: PAINT.leaf,
    mark: `<path d="M176 90V400" stroke="${PAINT.chalk}" stroke-width="22" stroke-linecap="round"/><path d="M188 92L372 158L188 226Z" fill="${PAINT.gold}"/><ellipse cx="200" cy="398" rx="130" ry="26" fill="${PAINT.fern}"/>`,
  },
  "Baseline Works": {
    ground: PAINT.sand,
    mark: `<ellipse cx="224" cy="194" rx="112" ry="136" transform="rotate(28 224 194)" fill="none" stroke="${PAINT.track}" stroke-width="32"/><g stroke="${PAINT.ink}" stroke-width="9" transform="rotate(28 224 194)"><path d="M184 76V312M224 62V326M264 76V312M118 154H330M112 194H336M118 236H330"/></g><path d="M162 312L104 412" stroke="${PAINT.ink}" stroke-width="38" stroke-linecap="round"/>`,
  },
};

export const logos = Object.entries(MARKS).map(([company, { ground, mark }]) => ({
  company,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><rect width="480" height="480" fill="${ground}"/>${mark}</svg>`,
}));
