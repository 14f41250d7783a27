/** What is behind the head and what lies on it, around a head that stands from 152 to 328 across and 92 to 322 down. */
interface Hair {
  back?: string;
  front: string;
  /** Ears are covered. */
  over?: boolean;
}

const p = (d: string) => `<path d="${d}"/>`;
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

const CAP = "M150 200C142 120 186 72 240 72S338 120 330 200C318 190 316 168 306 150";

/** Curls along an arc around the head. */
const curls = (from: number, to: number, count: number, radius: number, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return dot(
      Math.round(240 + radius * Math.cos(angle)),
      Math.round(186 - radius * Math.sin(angle)),
      size,
    );
  }).join("");

const strands = (ends: [number, number][], from = 150) =>
  ends
    .map(
      ([x, y]) =>
        `<path d="M${240 + (x - 240) * 0.72} ${from}Q${x} ${from + 40} ${x} ${y}" fill="none" stroke="currentColor" stroke-width="24" stroke-linecap="round"/>`,
    )
    .join("");

export const HAIRCUTS = {
  crop: { front: p(`${CAP}C286 138 194 138 174 150C164 168 162 190 150 200Z`) },
  buzz: {
    front: p(
      "M154 190C150 122 190 84 240 84S330 122 326 190C318 158 300 128 240 128S162 158 154 190Z",
    ),
  },
  part: {
    front: p(
      "M150 204C138 116 184 66 246 68C306 70 340 122 330 204C320 186 316 164 300 146C270 150 224 140 204 118C196 140 166 158 150 204Z",
    ),
  },
  quiff: {
    front: p(
      "M152 196C146 150 152 126 168 112C158 76 214 44 262 56C314 60 342 116 328 196C318 180 318 156 304 138C268 132 214 130 186 140C168 152 162 176 152 196Z",
    ),
  },
  swept: {
    front: p(
      "M150 206C140 118 182 70 240 70S342 116 330 206C324 176 312 156 292 142C256 168 196 164 176 150C166 168 160 188 150 206Z",
    ),
  },
  afro: {
    back: dot(240, 160, 132),
    front: p(
      "M146 196C140 120 186 84 240 84S340 120 334 196C322 150 290 126 240 126S158 150 146 196Z",
    ),
  },
  puff: {
    back: dot(240, 62, 62) + dot(190, 82, 38) + dot(290, 82, 38),
    front: p(
      "M152 186C148 126 190 86 240 86S332 126 328 186C314 144 286 124 240 124S166 144 152 186Z",
    ),
  },
  curly: { back: curls(-12, 192, 12, 108, 34), front: curls(28, 152, 7, 84, 26) },
  mop: { front: curls(4, 176, 9, 92, 28) + curls(40, 140, 5, 62, 30) },
  bun: {
    back: dot(240, 54, 40),
    front: p(`${CAP}C286 124 194 124 174 150C164 168 162 190 150 200Z`),
  },
  ponytail: {
    back: p("M286 92C372 92 398 170 366 262C360 300 350 316 330 326C346 270 340 196 286 150Z"),
    front: p(`${CAP}C290 132 250 116 222 112C206 136 180 150 170 160C160 176 160 190 150 200Z`),
  },
  plait: {
    back: `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="42"><path d="M322 230Q352 280 340 352"/></g>${dot(338, 372, 19)}`,
    front: p(`${CAP}C284 130 262 112 240 106C218 112 196 130 174 150C164 168 162 190 150 200Z`),
  },
  long: {
    back: p(
      "M138 210C126 112 178 62 240 62S354 112 342 210C346 280 356 330 366 372H114C124 330 134 280 138 210Z",
    ),
    front: p(
      "M148 232C136 120 184 68 240 68S344 120 332 232C322 196 312 166 268 118C244 150 190 166 168 178C156 194 154 214 148 232Z",
    ),
    over: true,
  },
  waves: {
    back: `${p("M132 220C118 108 178 58 240 58S362 108 348 220C352 260 372 280 364 318S382 362 356 380H124C98 362 124 350 116 318S128 260 132 220Z")}`,
    front: p(
      "M148 226C136 120 184 68 240 68S344 120 332 226C326 190 314 164 240 112C200 150 160 180 148 226Z",
    ),
    over: true,
  },
  bob: {
    back: p(
      "M130 220C116 108 176 60 240 60S364 108 350 220C352 262 348 290 340 306H140C132 290 128 262 130 220Z",
    ),
    front: p(
      "M146 240C134 120 184 68 240 68S346 120 334 240C328 200 322 178 312 156C268 152 212 152 168 156C158 178 152 200 146 240Z",
    ),
    over: true,
  },
  pixie: {
    front: p(
      "M146 216C132 114 182 66 246 68C308 70 344 120 332 214C322 196 322 176 310 150C286 168 220 160 196 132C190 156 160 176 146 216Z",
    ),
  },
  cornrows: {
    back: strands(
      [
        [136, 330],
        [152, 352],
        [328, 352],
        [344, 330],
      ],
      190,
    ),
    front: `${p("M152 190C148 124 190 84 240 84S332 124 328 190C314 146 286 126 240 126S166 146 152 190Z")}<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="4"><path d="M206 92Q194 108 192 134M240 86V126M274 92Q286 108 288 134"/></g>`,
  },
  locs: {
    back: strands(
      [
        [118, 300],
        [132, 350],
        [150, 372],
        [330, 372],
        [348, 350],
        [362, 300],
      ],
      130,
    ),
    front: `${p("M146 206C136 116 184 70 240 70S344 116 334 206C322 166 300 128 240 122S158 166 146 206Z")}<g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4"><path d="M200 82Q178 104 172 150M240 72V122M280 82Q302 104 308 150"/></g>`,
    over: true,
  },
  none: { front: "" },
} satisfies Record<string, Hair>;

export type Haircut = keyof typeof HAIRCUTS;

/** A headscarf, which is a haircut of its own with a colour that is no hair's. */
export const HEADSCARF = {
  back: p(
    "M128 240C110 120 170 56 240 56S370 120 352 240C358 320 380 372 400 420H80C100 372 122 320 128 240Z",
  ),
  front: `<path fill-rule="evenodd" d="M138 220C130 120 180 66 240 66S350 120 342 220C344 330 300 372 240 374S136 330 138 220ZM164 216C164 268 196 306 240 306S316 268 316 216C316 150 286 118 240 118S164 150 164 216Z"/><path d="M176 330C220 372 300 356 330 300C344 372 300 420 240 424S160 392 150 330Z" fill-opacity=".85"/>`,
};

export const BEARDS = {
  stubble: {
    d: "M156 216C160 232 166 236 176 240C190 252 214 248 240 248S290 252 304 240C314 236 320 232 324 216V232C324 290 288 322 240 322S156 290 156 232Z",
    opacity: 0.28,
  },
  full: {
    d: "M153 206C160 232 166 240 178 246C196 258 216 248 240 248S284 258 302 246C314 240 320 232 327 206V236C328 306 290 342 240 342S152 306 153 236Z",
    opacity: 1,
  },
  short: {
    d: "M155 218C162 246 176 262 196 262C212 250 226 250 240 250S268 250 284 262C304 262 318 246 325 218V234C324 296 288 328 240 328S156 296 155 234Z",
    opacity: 0.92,
  },
  goatee: {
    d: "M204 262C212 250 268 250 276 262C284 300 268 330 240 330S196 300 204 262Z",
    opacity: 1,
  },
} as const;

export type Beard = keyof typeof BEARDS;
