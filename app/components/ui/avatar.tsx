import { paths } from "~/paths";

const BACKGROUNDS = [
  "bg-[#0f5c3f]",
  "bg-[#7d5a10]",
  "bg-[#a8412a]",
  "bg-[#28556b]",
  "bg-[#5b3a78]",
  "bg-[#0b6a6a]",
] as const;

const SIZES = {
  sm: { px: 36, box: "size-9", text: "text-sm" },
  md: { px: 52, box: "size-13", text: "text-lg" },
  lg: { px: 80, box: "size-20", text: "text-xl" },
} as const;

/**
 * A person's picture, or initials on a background chosen by the name. Decorative: the name always stands beside it.
 * @param picture its public name
 */
export function Avatar({
  name,
  picture,
  size = "md",
}: {
  name: string;
  picture?: string | null | undefined;
  size?: keyof typeof SIZES;
}) {
  const { px, box, text } = SIZES[size];
  if (picture)
    return (
      <img
        src={paths.publicMedia(picture, "160.webp")}
        alt=""
        width={px}
        height={px}
        loading="lazy"
        className={`flex-none rounded-[12px] bg-paper ${box}`}
      />
    );
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center rounded-[12px] font-strong text-chalk ${box} ${text} ${BACKGROUNDS[sum % BACKGROUNDS.length]}`}
    >
      {toInitials(name)}
    </span>
  );
}

/** The first letters of the first and the last word. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return (firstLetter(first) + firstLetter(last)).toUpperCase();
}

/** A flag is two characters, and a family is more. */
const firstLetter = (word: string) => [...SEGMENTS.segment(word)][0]?.segment ?? "";
const SEGMENTS = new Intl.Segmenter("en-GB");
