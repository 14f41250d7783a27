import { PAINT } from "./colours";
import { type Dress, figure, limb, type Point } from "./figure";

/** What athletes do. Each stands with the ground at y 0 and looks to the right. */

const TURN = Math.PI * 2;

/** One moment of a stride; `phase` from 0 to 1 is two steps. */
export function runner(dress: Dress, phase = 0.2): string {
  const bounce = -10 * Math.abs(Math.sin(phase * TURN));
  const hip: Point = [0, -262 + bounce];
  const shoulder: Point = [38, -420 + bounce];
  const leg = (at: number): [Point, Point, Point] => {
    const angle = at * TURN;
    const thigh = 0.22 + 0.74 * Math.sin(angle);
    const bend = 0.16 + 1.6 * (0.5 + 0.5 * Math.cos(angle + 0.5)) ** 1.6;
    const shin = thigh - bend;
    const knee: Point = [hip[0] + 128 * Math.sin(thigh), hip[1] + 128 * Math.cos(thigh)];
    const ankle: Point = [knee[0] + 128 * Math.sin(shin), knee[1] + 128 * Math.cos(shin)];
    const foot = shin * 0.8;
    return [knee, ankle, [ankle[0] + 44 * Math.cos(foot), ankle[1] - 44 * Math.sin(foot) + 6]];
  };
  const arm = (at: number): [Point, Point] => {
    const upper = -0.1 - 0.8 * Math.sin(at * TURN);
    const lower = upper + 1.5;
    const elbow: Point = [shoulder[0] + 88 * Math.sin(upper), shoulder[1] + 88 * Math.cos(upper)];
    return [elbow, [elbow[0] + 84 * Math.sin(lower), elbow[1] + 84 * Math.cos(lower)]];
  };
  return figure(
    {
      head: [66, -506 + bounce],
      shoulder,
      hip,
      frontLeg: leg(phase),
      backLeg: leg(phase + 0.5),
      frontArm: arm(phase),
      backArm: arm(phase + 0.5),
    },
    dress,
  );
}

export function cyclist(dress: Dress, phase = 0.1, bags = false): string {
  const [rear, front, crank]: [Point, Point, Point] = [
    [-190, -118],
    [206, -118],
    [-10, -112],
  ];
  const wheel = ([x, y]: Point) => {
    const spokes = Array.from({ length: 8 }, (_, i) => {
      const angle = (i / 16 + phase / 3) * TURN;
      const [dx, dy] = [108 * Math.cos(angle), 108 * Math.sin(angle)];
      return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
    }).join("");
    return `<circle cx="${x}" cy="${y}" r="112" fill="none" stroke="${PAINT.ink}" stroke-width="13"/><path d="${spokes}" stroke="${PAINT.ink}" stroke-opacity=".45" stroke-width="2.5"/>`;
  };
  const pedal = (at: number): Point => [
    crank[0] + 46 * Math.cos(at * TURN),
    crank[1] + 46 * Math.sin(at * TURN),
  ];
  const hip: Point = [-96, -352];
  const leg = (at: number): [Point, Point, Point] => {
    const [fx, fy] = pedal(at);
    const ankle: Point = [fx - 14, fy - 26];
    return [bent(hip, ankle, 148, 142), ankle, [fx + 24, fy - 8]];
  };
  const frame = `<path d="M-190-118L-10-112L-86-300ZM-10-112L150-290M-78-280L150-290M146-316L206-118M-96-326V-300" fill="none" stroke="${PAINT[dress.shoes]}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/><path d="M-126-332H-60" stroke="${PAINT.ink}" stroke-width="16" stroke-linecap="round"/><path d="M146-316C170-330 206-334 206-310C206-288 186-276 168-276" fill="none" stroke="${PAINT.ink}" stroke-width="11" stroke-linecap="round"/><circle cx="-10" cy="-112" r="26" fill="none" stroke="${PAINT.ink}" stroke-width="8"/>`;
  const luggage = bags
    ? `<path d="M-130-306L-240-330C-252-300-240-276-206-270L-130-280Z" fill="${PAINT.track}"/><path d="M-60-264L110-272L96-232L-10-150Z" fill="${PAINT.track}" fill-opacity=".9"/><rect x="160" y="-350" width="76" height="58" rx="22" fill="${PAINT.track}"/>`
    : "";
  const person = figure(
    {
      head: [150, -520],
      shoulder: [78, -462],
      hip,
      frontLeg: leg(phase),
      backLeg: leg(phase + 0.5),
      frontArm: [
        [124, -384],
        [192, -328],
      ],
      backArm: [
        [136, -390],
        [200, -328],
      ],
    },
    { ...dress, shoes: "ink" },
  );
  return wheel(rear) + wheel(front) + frame + luggage + person;
}

/** The joint between two ends, bent forward. */
function bent([ax, ay]: Point, [bx, by]: Point, upper: number, lower: number): Point {
  const reach = Math.min(Math.hypot(bx - ax, by - ay), upper + lower - 1);
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const [ux, uy] = [(bx - ax) / reach, (by - ay) / reach];
  return [ax + ux * along + uy * out, ay + uy * along - ux * out];
}

export const footballer = (dress: Dress) =>
  figure(
    {
      head: [-26, -502],
      shoulder: [-20, -412],
      hip: [0, -258],
      frontLeg: [
        [98, -200],
        [196, -122],
        [238, -150],
      ],
      backLeg: [
        [-34, -134],
        [-62, -14],
        [-16, -6],
      ],
      frontArm: [
        [-106, -388],
        [-176, -440],
      ],
      backArm: [
        [70, -396],
        [134, -452],
      ],
    },
    dress,
  ) +
  `<circle cx="300" cy="-104" r="46" fill="${PAINT.chalk}"/><path d="M300-128L322-112L314-86H286L278-112ZM262-126L278-112M338-126L322-112M314-86L326-68M286-86L274-68" fill="${PAINT.ink}" stroke="${PAINT.ink}" stroke-width="5"/>`;

export const climber = (dress: Dress) =>
  `${figure(
    {
      head: [34, -494],
      shoulder: [0, -404],
      hip: [-24, -256],
      frontLeg: [
        [84, -250],
        [64, -132],
        [110, -132],
      ],
      backLeg: [
        [-44, -128],
        [-30, -8],
        [14, -6],
      ],
      frontArm: [
        [92, -454],
        [104, -562],
      ],
      backArm: [
        [44, -320],
        [134, -356],
      ],
    },
    dress,
  )}<path d="M-60-262L18-248" stroke="${PAINT.ink}" stroke-width="13" stroke-linecap="round"/>`;

export const lifter = (dress: Dress) => {
  const plate = (x: number, r: number, fill: string) =>
    `<rect x="${x - 15}" y="${-600 - r}" width="30" height="${2 * r}" rx="10" fill="${fill}"/>`;
  return (
    `<path d="M-330-600H330" stroke="${PAINT.ink}" stroke-width="12" stroke-linecap="round"/>` +
    [-1, 1]
      .map((side) => plate(side * 270, 92, PAINT.track) + plate(side * 304, 66, PAINT.gold))
      .join("") +
    figure(
      {
        head: [0, -482],
        shoulder: [0, -396],
        hip: [0, -250],
        frontLeg: [
          [64, -138],
          [74, -16],
          [122, -6],
        ],
        backLeg: [
          [-64, -138],
          [-74, -16],
          [-122, -6],
        ],
        frontArm: [
          [112, -476],
          [124, -594],
        ],
        backArm: [
          [-112, -476],
          [-124, -594],
        ],
      },
      dress,
    )
  );
};

export const server = (dress: Dress) =>
  `<g transform="translate(-142 -486) rotate(-40)"><path d="M0 0V-92" stroke="${PAINT.ink}" stroke-width="13" stroke-linecap="round"/><ellipse cy="-160" rx="52" ry="70" fill="${PAINT.chalk}" fill-opacity=".35" stroke="${PAINT.track}" stroke-width="11"/></g>` +
  figure(
    {
      head: [38, -508],
      shoulder: [0, -414],
      hip: [-12, -258],
      frontLeg: [
        [52, -136],
        [32, -14],
        [80, -6],
      ],
      backLeg: [
        [-54, -142],
        [-122, -40],
        [-90, -8],
      ],
      frontArm: [
        [76, -490],
        [124, -590],
      ],
      backArm: [
        [-92, -432],
        [-142, -486],
      ],
    },
    dress,
  ) +
  `<circle cx="168" cy="-706" r="21" fill="${PAINT.gold}"/>`;

export const golfer = (dress: Dress) =>
  `<path d="M-96-536L-250-640" stroke="${PAINT.ink}" stroke-width="9" stroke-linecap="round"/><path d="M-250-640L-272-628L-262-600" fill="none" stroke="${PAINT.ink}" stroke-width="13" stroke-linejoin="round"/>` +
  figure(
    {
      head: [40, -500],
      shoulder: [14, -410],
      hip: [-6, -258],
      frontLeg: [
        [60, -138],
        [78, -16],
        [124, -6],
      ],
      backLeg: [
        [-52, -140],
        [-92, -30],
        [-50, -8],
      ],
      frontArm: [
        [-44, -470],
        [-96, -536],
      ],
      backArm: [
        [-30, -490],
        [-96, -536],
      ],
    },
    dress,
  );

/** The tree: one foot on the other knee, hands above the head. */
export const tree = (dress: Dress) =>
  figure(
    {
      head: [4, -502],
      shoulder: [0, -408],
      hip: [0, -258],
      frontLeg: [
        [118, -208],
        [26, -142],
        [-6, -126],
      ],
      backLeg: [
        [0, -132],
        [0, -14],
        [42, -6],
      ],
      frontArm: [
        [66, -520],
        [8, -622],
      ],
      backArm: [
        [-66, -520],
        [-6, -622],
      ],
    },
    { ...dress, shoes: "sand" },
  );

export const rower = (dress: Dress, phase = 0) => {
  const slide = 34 * Math.sin(phase * TURN);
  const lean = 26 * Math.sin(phase * TURN + 0.6);
  const hand: Point = [96 + lean * 1.6, -128];
  return (
    figure(
      {
        head: [-18 + lean, -322],
        shoulder: [-26 + lean, -234],
        hip: [-40 + slide, -84],
        frontLeg: [
          [72 + slide / 2, -136],
          [150, -46],
          [172, -76],
        ],
        backLeg: [
          [66 + slide / 2, -126],
          [142, -42],
          [166, -72],
        ],
        frontArm: [[34 + lean, -160], hand],
        backArm: [[44 + lean, -170], hand],
      },
      dress,
    ) +
    `<path d="M-440-52C-300-8 300-8 470-60L420-4C280 26-260 26-390-4Z" fill="${PAINT.track}"/><path d="M-440-52C-300-8 300-8 470-60" fill="none" stroke="${PAINT.chalk}" stroke-width="7"/>` +
    `<path d="M${hand[0]} ${hand[1]}L-150 52" stroke="${PAINT.chalk}" stroke-width="10" stroke-linecap="round"/><path d="M-140 42L-236 78L-248 106L-160 74Z" fill="${PAINT.gold}"/>`
  );
};

export const surfer = (dress: Dress) =>
  `<path d="M-260 20C-120 56 160 44 290-26C160-16-120-20-260 20Z" fill="${PAINT.chalk}"/><path d="M-180 26C-60 40 120 30 220 2" fill="none" stroke="${PAINT.track}" stroke-width="9"/>` +
  figure(
    {
      head: [70, -374],
      shoulder: [28, -298],
      hip: [-44, -174],
      frontLeg: [
        [74, -140],
        [72, -20],
        [118, -10],
      ],
      backLeg: [
        [-116, -96],
        [-88, 4],
        [-46, 8],
      ],
      frontArm: [
        [116, -306],
        [198, -282],
      ],
      backArm: [
        [-58, -336],
        [-142, -372],
      ],
    },
    { ...dress, long: true },
  );

/** A racing chair: one hand drives the wheel. */
export function racer(dress: Dress, phase = 0): string {
  const angle = phase * TURN;
  const spokes = [0, 1, 2].map((i) => {
    const at = angle + (i * TURN) / 3;
    return `<path d="M-60-132L${-60 + 112 * Math.cos(at)} ${-132 + 112 * Math.sin(at)}" stroke="${PAINT.ink}" stroke-width="14" stroke-linecap="round"/>`;
  });
  const hand: Point = [
    -60 + 92 * Math.cos(angle * 0.5 - 0.9),
    -132 + 92 * Math.sin(angle * 0.5 - 0.9),
  ];
  const body = figure(
    {
      head: [92, -356],
      shoulder: [30, -288],
      hip: [-92, -190],
      frontLeg: [
        [46, -172],
        [-34, -116],
        [-64, -108],
      ],
      backLeg: [
        [46, -172],
        [-34, -116],
        [-64, -108],
      ],
      frontArm: [[-30, -258], hand],
      backArm: [
        [96, -230],
        [40, -170],
      ],
    },
    dress,
  );
  return `<path d="M-90-120L40-150L360-84" fill="none" stroke="${PAINT[dress.shoes]}" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/><circle cx="362" cy="-66" r="62" fill="none" stroke="${PAINT.ink}" stroke-width="12"/><circle cx="362" cy="-66" r="12" fill="${PAINT.ink}"/>${body}<circle cx="-60" cy="-132" r="126" fill="${PAINT.chalk}" fill-opacity=".16" stroke="${PAINT.ink}" stroke-width="14"/>${spokes.join("")}<circle cx="-60" cy="-132" r="76" fill="none" stroke="${PAINT[dress.shoes]}" stroke-width="9"/><circle cx="-60" cy="-132" r="18" fill="${PAINT.ink}"/>`;
}

/** Seen in the water: head, one arm over, the other ahead. `phase` turns the arm. */
export function swimmer(dress: Dress, phase = 0.15): string {
  const light = ["#efc4a1", "#dfab80", "#a87047", "#714830"][dress.skin % 4] ?? "#dfab80";
  const at = (phase % 1) * Math.PI;
  const elbow: Point = [-30 - 96 * Math.cos(at + 0.5), -40 - 104 * Math.sin(at)];
  const hand: Point = [20 - 210 * Math.cos(at), -10 - 110 * Math.sin(at)];
  return `${limb([-300, 10], [-30, -14], 30, 46, PAINT[dress.top])}${limb([40, -8], [230, 16], 20, 13, light)}<g transform="translate(84 -52) rotate(14)"><ellipse rx="44" ry="48" fill="${light}"/><path d="M-48 6C-54-66 48-72 48-10C16-20-16-14-48 6Z" fill="${PAINT[dress.shoes]}"/><rect x="14" y="-8" width="36" height="20" rx="10" fill="${PAINT.ink}"/></g>${limb([-20, -28], elbow, 24, 18, light)}${limb(elbow, hand, 18, 12, light)}`;
}
