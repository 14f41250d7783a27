/** Six lanes of the bend, with its staggered start: inner lane first, each further one a little on. */
const CENTRE = { x: 1220, y: 310 };
const INNER = 196;
const LANE = 44;

const at = (radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  const x = CENTRE.x - radius * Math.cos(turn);
  const y = CENTRE.y - radius * Math.sin(turn);
  return [Math.round(x), Math.round(y)] as const;
};

const rounded = (radius: number) => ({
  x: CENTRE.x - radius,
  y: CENTRE.y - radius,
  width: 1200,
  height: radius * 2,
  rx: radius,
});

const STARTS = Array.from({ length: 6 }, (_, i) => {
  const degrees = 58 - i * 5.6;
  const inner = INNER + i * LANE;
  return {
    lane: i + 1,
    degrees,
    from: at(inner, degrees),
    to: at(inner + LANE, degrees),
    number: at(inner + LANE / 2, degrees - 1200 / (inner + LANE / 2)),
  };
});

/** The bend of a running track, seen from above; decoration. */
export function Track({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1280 620"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={className}
    >
      <rect {...rounded(INNER + LANE * 6)} fill="#b04124" />
      <g fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.5">
        {[1, 2, 3, 4, 5].map((lane) => (
          <rect key={lane} {...rounded(INNER + LANE * lane)} />
        ))}
      </g>
      <rect {...rounded(INNER)} className="fill-field" />
      <path
        d={STARTS.map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("")}
        stroke="#fff"
        strokeWidth="4"
      />
      <g fill="#fff" fillOpacity=".85" textAnchor="middle" className="figure text-[22px]">
        {STARTS.map(({ lane, degrees, number }) => (
          <text key={lane} transform={`translate(${number.join(" ")})rotate(${degrees})`} dy="8">
            {lane}
          </text>
        ))}
      </g>
    </svg>
  );
}
