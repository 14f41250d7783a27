import { TESTIMONIAL_QUOTE } from "./claims";
import { Face } from "./face";
import { SAMPLE_BRAND } from "./samples";

export function Testimonial() {
  return (
    <figure className="rounded-card bg-track-wash p-6 md:p-10">
      <blockquote className="text-lg md:text-xl leading-snug font-strong tracking-tight text-balance">
        “{TESTIMONIAL_QUOTE}”
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-3.5">
        <Face name={SAMPLE_BRAND.contact} />
        <span className="min-w-0">
          <span className="block font-strong">{SAMPLE_BRAND.contact}</span>
          <span className="text-sm text-soft">{SAMPLE_BRAND.name}</span>
        </span>
      </figcaption>
    </figure>
  );
}
