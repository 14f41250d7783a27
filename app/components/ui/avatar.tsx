const BACKGROUNDS = [
  "bg-[#0f5c3f]",
  "bg-[#7d5a10]",
  "bg-[#a8412a]",
  "bg-[#28556b]",
  "bg-[#5b3a78]",
  "bg-[#0b6a6a]",
] as const;

/** Initials on a background chosen by the name. Decorative: the name always stands beside it. */
export function Avatar({ name, size = "md" }: { name: string; size?: "sm" | "md" | "lg" }) {
  const initials = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join("")
    .toUpperCase();
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const dimensions = { sm: "size-9 text-sm", md: "size-13 text-lg", lg: "size-20 text-xl" }[size];
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center rounded-[12px] font-display font-extrabold text-chalk ${dimensions} ${BACKGROUNDS[sum % BACKGROUNDS.length]}`}
    >
      {initials}
    </span>
  );
}
