import { useLocation } from "@remix-run/react";
import { ToggleForm } from "~/components/toggle-form";
import { paths } from "~/paths";
import { athleteAnchor } from "./view";

/** Adds to or removes from the shortlist. */
export function ShortlistButton({
  athlete,
  shortlisted,
}: {
  athlete: { id: string; name: string };
  shortlisted: boolean;
}) {
  const { pathname, search } = useLocation();
  return (
    <ToggleForm
      name={`shortlist-${athlete.id}`}
      action={paths.brand.shortlist}
      isOn={shortlisted}
      fields={{
        athleteId: athlete.id,
        redirectTo: `${pathname}${search}#${athleteAnchor(athlete.id)}`,
      }}
    >
      {(on) => <HeartButton name={athlete.name} on={on} />}
    </ToggleForm>
  );
}

export const HeartButton = ({ name, on }: { name: string; on: boolean }) => (
  <button
    type="submit"
    aria-pressed={on}
    className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control border border-line text-leaf hover:bg-leaf-wash md:min-h-9 md:min-w-9"
  >
    <Heart full={on} />
    <span className="sr-only">{`Shortlist ${name}`}</span>
  </button>
);

function Heart({ full }: { full: boolean }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill={full ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M9 15.5 3 9.6a3.7 3.7 0 0 1 0-5.3 3.7 3.7 0 0 1 5.2 0L9 5.1l.8-.8a3.7 3.7 0 0 1 5.2 0 3.7 3.7 0 0 1 0 5.3Z" />
    </svg>
  );
}
