import type { ReactNode } from "react";
import { paths } from "~/paths";
import type { TitledClaim } from "./feature-claim";

/** The five stages a content item goes through, each with its picture. */
export const STAGES: (TitledClaim & { picture: ReactNode })[] = [
  {
    title: "Capture",
    text: "The athlete records a clip, out where the sport happens.",
    screen: paths.athlete.newContent,
    picture: (
      <>
        <rect x="50" y="14" width="60" height="36" rx="6" className="fill-card" />
        <circle cx="100" cy="23" r="4" className="fill-track stroke-none" />
        <path d="M80 50V62M80 62 62 88M80 62 98 88M80 62V88" />
        <circle cx="76" cy="24" r="4" className="fill-leaf stroke-none" />
        <path d="M64 44 72 38 70 31 78 31 83 36 90 34M72 38 79 43 76 49" className="stroke-leaf" />
      </>
    ),
  },
  {
    title: "Upload",
    text: "They upload the clip or pictures, or add a link, and pick the campaign.",
    screen: paths.athlete.newContent,
    picture: (
      <>
        <path d="M38 62V80H122V62" />
        <rect x="62" y="36" width="36" height="28" rx="5" className="fill-card" />
        <path d="M76 43V57L88 50Z" className="fill-leaf stroke-none" />
        <path d="M80 28V8M71 16 80 7 89 16" className="stroke-track" />
      </>
    ),
  },
  {
    title: "Polish",
    text: "Our team can edit the clip, grade its colours and add captions first.",
    screen: paths.admin.polishing,
    picture: (
      <>
        <rect x="24" y="18" width="112" height="30" rx="5" className="fill-card" />
        <path d="M52 18V48M80 18V48M108 18V48" />
        <path d="M53 19H79V47H53Z" className="fill-leaf stroke-none" />
        <path d="M24 64H136M24 80H136" />
        <circle cx="66" cy="64" r="6" className="fill-track stroke-none" />
        <circle cx="104" cy="80" r="6" className="fill-leaf stroke-none" />
      </>
    ),
  },
  {
    title: "Approve",
    text: "The brand approves it, or says what needs to change.",
    screen: paths.brand.content(":contentId"),
    picture: (
      <>
        <rect x="44" y="10" width="72" height="78" rx="6" className="fill-card" />
        <path d="M56 26H92M56 38H104M56 50H80" />
        <circle cx="104" cy="70" r="18" className="fill-leaf stroke-none" />
        <path d="M96 70 102 76 113 64" className="stroke-on-leaf" strokeWidth="4" />
      </>
    ),
  },
  {
    title: "Post",
    text: "The athlete posts it to their followers.",
    screen: paths.athlete.content(":contentId"),
    picture: (
      <>
        <rect x="56" y="8" width="48" height="82" rx="8" className="fill-card" />
        <path d="M57 22H103V60H57Z" className="fill-leaf stroke-none" />
        <path
          d="M72 81C62 74 64 67 68 67 70 67 72 70 72 70 72 70 74 67 76 67 80 67 82 74 72 81Z"
          className="fill-track stroke-none"
        />
        <path d="M88 74H97M118 30C124 38 124 48 118 56M128 24C138 36 138 50 128 62M42 30C36 38 36 48 42 56M32 24C22 36 22 50 32 62" />
      </>
    ),
  },
];

export function Pipeline() {
  return (
    <ol className="grid gap-5 md:grid-cols-5 md:gap-4">
      {STAGES.map(({ title, text, picture }, i) => (
        <li key={title} className="flex items-center gap-5 md:block">
          <svg
            viewBox="0 0 160 100"
            aria-hidden="true"
            fill="none"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="w-32 flex-none rounded-card bg-leaf-wash stroke-ink py-2 md:w-full md:py-4"
          >
            {picture}
          </svg>
          <div className="md:mt-4">
            <h3 className="text-lg">
              <span className="text-track">{i + 1}</span> {title}
            </h3>
            <p className="mt-1 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
