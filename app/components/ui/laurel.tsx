export const LEAF = "M0 8C-5.4 3-5-4.6 0-10 5-4.6 5.4 3 0 8Z";

/** Leaves of one side of the wreath, from the bottom up: x, y and rotation; the other side mirrors them. */
const SIDE = [
  [52, 105.3, -84],
  [40.6, 101.7, -24],
  [30.4, 95.2, -56],
  [22.3, 86.4, 5],
  [16.8, 75.7, -27],
  [14.2, 64, 33],
  [14.7, 52, 1],
  [18.3, 40.6, 62],
  [24.8, 30.4, 30],
  [33.6, 22.3, 90],
] as const;

export const LEAVES = SIDE.flatMap(([x, y, turn]) => [
  `translate(${x} ${y}) rotate(${turn})`,
  `translate(${120 - x} ${y}) rotate(${-turn})`,
]);

/** Below this size 'of 100' is unreadable and is left out. */
const TEXT_ROOM = 96;

/** The Ambassador Score: twenty leaves, one per five points, filled from the bottom up. */
export function Laurel({ score, size = 68 }: { score: number; size?: number }) {
  const filled = Math.floor(score / 5);
  const worded = size >= TEXT_ROOM;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 120 120"
      role="img"
      aria-label={`Ambassador Score ${score} out of 100`}
      className="flex-none"
    >
      {LEAVES.map((transform, i) => (
        <path
          key={transform}
          transform={transform}
          d={LEAF}
          className={i < filled ? "fill-leaf" : "fill-transparent stroke-control"}
        />
      ))}
      <text
        x="60"
        y={worded ? 66 : score === 100 ? 72 : 74}
        textAnchor="middle"
        fontSize={worded || score === 100 ? 34 : 40}
        className="figure fill-ink"
      >
        {score}
      </text>
      {worded && (
        <text x="60" y="82" textAnchor="middle" fontSize={13} className="fill-soft">
          of 100
        </text>
      )}
    </svg>
  );
}

export const MARK = [
  [11.8, 24.2, -62],
  [7, 21.7, -32],
  [4.3, 17, -2],
  [4.4, 11.6, 28],
  [7.3, 7.1, 58],
] as const;

/** The logo mark. */
export function LaurelMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
      {MARK.flatMap(([x, y, turn]) => [
        <path key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(.42)`} d={LEAF} />,
        <path
          key={-x}
          transform={`translate(${28 - x} ${y}) rotate(${-turn}) scale(.42)`}
          d={LEAF}
        />,
      ])}
    </svg>
  );
}
