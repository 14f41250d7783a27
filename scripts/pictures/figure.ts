import { HAIR, type HairColour, PAINT, type Paint, SKINS } from "./colours";

export type Point = readonly [x: number, y: number];

/** Where the joints of a person are; feet and hands are the last of each limb. */
export interface Pose {
  head: Point;
  shoulder: Point;
  hip: Point;
  /** Elbow and hand; knee, ankle and toe. Those behind the body are drawn first, in shade. */
  backArm: [Point, Point];
  frontArm: [Point, Point];
  backLeg: [Point, Point, Point];
  frontLeg: [Point, Point, Point];
}

export interface Dress {
  skin: number;
  hair: "crop" | "bun" | "ponytail" | "afro" | "helmet" | "cap" | "none";
  colour: HairColour;
  top: Paint;
  bottom: Paint;
  shoes: Paint;
  /** Sleeves and legs down to wrist and ankle. */
  long?: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Two circles and what is between them. */
export function limb([ax, ay]: Point, [bx, by]: Point, ra: number, rb: number, fill: string) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(ay - by) / length, (bx - ax) / length];
  const d = [
    [ax + nx * ra, ay + ny * ra],
    [bx + nx * rb, by + ny * rb],
    [bx - nx * rb, by - ny * rb],
    [ax - nx * ra, ay - ny * ra],
  ]
    .map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`)
    .join("L");
  return `<g fill="${fill}"><path d="M${d}Z"/><circle cx="${round(ax)}" cy="${round(ay)}" r="${ra}"/><circle cx="${round(bx)}" cy="${round(by)}" r="${rb}"/></g>`;
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** A colour in the shade: what is behind the body. */
function shaded(hex: string) {
  const parts = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.78),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A person about 560 tall, without a face, seen from the side. */
export function figure(pose: Pose, dress: Dress): string {
  const [light, dark] = SKINS[dress.skin] ?? SKINS[0];
  const [top, bottom, shoes] = [PAINT[dress.top], PAINT[dress.bottom], PAINT[dress.shoes]];
  const arm = ([elbow, hand]: Pose["frontArm"], back: boolean) => {
    const skin = back ? dark : light;
    const cloth = back ? shaded(top) : top;
    const cuff = between(pose.shoulder, elbow, 0.5);
    return dress.long
      ? limb(elbow, hand, 15, 12, skin) +
          limb(pose.shoulder, elbow, 24, 17, cloth) +
          limb(elbow, between(elbow, hand, 0.82), 17, 14, cloth)
      : limb(pose.shoulder, elbow, 20, 15, skin) +
          limb(elbow, hand, 15, 11, skin) +
          limb(pose.shoulder, cuff, 24, 20, cloth);
  };
  const leg = ([knee, ankle, toe]: Pose["frontLeg"], back: boolean) => {
    const skin = back ? dark : light;
    const cloth = back ? shaded(bottom) : bottom;
    const foot = limb(ankle, toe, 15, 10, back ? shaded(shoes) : shoes);
    return dress.long
      ? foot +
          limb(pose.hip, knee, 36, 24, cloth) +
          limb(knee, between(knee, ankle, 0.92), 24, 14, cloth)
      : limb(pose.hip, knee, 33, 23, skin) +
          limb(knee, ankle, 23, 12, skin) +
          limb(pose.hip, between(pose.hip, knee, 0.55), 38, 33, cloth) +
          foot;
  };
  const neck = between(pose.shoulder, pose.head, 0.6);
  return [
    arm(pose.backArm, true),
    leg(pose.backLeg, true),
    limb(pose.shoulder, neck, 20, 17, dark),
    leg(pose.frontLeg, false),
    limb(pose.shoulder, pose.hip, 42, 36, top),
    limb(pose.hip, between(pose.hip, pose.shoulder, 0.12), 38, 37, bottom),
    head(pose, dress, light),
    arm(pose.frontArm, false),
  ].join("");
}

/** The head, turned as the neck is. */
function head({ head: [x, y], shoulder }: Pose, { hair, colour, top }: Dress, skin: string) {
  const turn = (Math.atan2(y - shoulder[1], x - shoulder[0]) * 180) / Math.PI + 75;
  const tint = hair === "helmet" || hair === "cap" ? PAINT[top] : HAIR[colour];
  const cut = {
    none: `<path d="M-42 2C-46-60 44-62 40-14C8-20-20-16-42 2Z"/>`,
    crop: `<path d="M-41 8C-52-58 44-68 42-20C18-18-2-24-8-8C-16-8-22 2-20 10Z"/>`,
    bun: `<circle cx="-40" cy="-34" r="22"/><path d="M-41 12C-52-58 44-68 42-20C18-18-6-24-12-4C-18 4-24 12-41 12Z"/>`,
    ponytail: `<path d="M-30-30C-84-40-98 4-120 14C-92 32-56 18-34-4Z"/><path d="M-41 10C-52-58 44-68 42-20C18-18-6-24-12-4C-18 4-24 10-41 10Z"/>`,
    afro: `<circle cx="-12" cy="-20" r="56"/>`,
    helmet: `<path d="M-62-4C-54-66 30-72 50-14C14-18-20-14-62-4Z"/>`,
    cap: `<path d="M-42 2C-46-60 44-62 40-16L74-8C40-6-10-12-42 2Z"/>`,
  }[hair];
  const face = `<ellipse rx="36" ry="41" fill="${skin}"/><path d="M32-4L44 12L30 16Z" fill="${skin}"/>`;
  const under = hair === "afro" ? `<g fill="${tint}">${cut}</g>` : "";
  const over =
    hair === "afro"
      ? `<path d="M-38 8C-44-50 30-56 36-16C10-20-8-14-14 8Z" fill="${tint}"/>`
      : `<g fill="${tint}">${cut}</g>`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">${under}${face}${over}<circle cx="-8" cy="6" r="7" fill="#000" fill-opacity=".12"/></g>`;
}
