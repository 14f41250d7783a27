import leonie from "~/images/leonie-brandt.webp?url&no-inline";
import maya from "~/images/maya-okafor.webp?url&no-inline";
import northlight from "~/images/northlight.webp?url&no-inline";
import priya from "~/images/priya-raman.webp?url&no-inline";
import wout from "~/images/wout-van-dijk.webp?url&no-inline";

/** The pictures of those whom public pages show, as the demo data has them. */
const FACES: Record<string, string> = {
  "Leonie Brandt": leonie,
  "Maya Okafor": maya,
  Northlight: northlight,
  "Priya Raman": priya,
  "Wout van Dijk": wout,
};

const SIZES = { 36: "size-9", 52: "size-13", 80: "size-20" } as const;

/** One of them. Decorative: the name always stands beside it. */
export const Face = ({ name, size = 52 }: { name: string; size?: keyof typeof SIZES }) => (
  <img
    src={FACES[name]}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    className={`flex-none rounded-[12px] bg-paper ${SIZES[size]}`}
  />
);
