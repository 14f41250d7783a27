import { Avatar } from "~/components/ui/avatar";
import { TESTIMONIAL } from "./claims";

export function Testimonial() {
  const { quote, name, role } = TESTIMONIAL;
  return (
    <figure className="rounded-card bg-track-wash p-6 md:p-10">
      <blockquote className="font-display text-[clamp(21px,2.6vw,28px)] leading-snug font-[650] tracking-tight text-balance">
        “{quote}”
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-3.5">
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="block font-[650]">{name}</span>
          <span className="text-sm text-soft">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
