import type { ReactNode } from "react";

/** The content width of public pages. */
export const CONTAINER = "mx-auto max-w-site px-5 md:px-6";

/** A section of a public page with its heading. */
export function Section({
  id,
  title,
  index,
  children,
}: {
  id?: string;
  title: string;
  index?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`${CONTAINER} py-9 md:py-13`}>
      <h2 className="text-title">{title}</h2>
      {index && <p className="mt-3 max-w-text text-lg text-soft">{index}</p>}
      <div className="mt-7 md:mt-9">{children}</div>
    </section>
  );
}

/** The hero of a public page on the dark background, with a running track behind it. */
export function FieldHead({
  title,
  index,
  picture,
  children,
}: {
  title: string;
  index: ReactNode;
  /** Above the title. */
  picture?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="relative isolate overflow-hidden bg-field text-chalk">
      <div className={`${CONTAINER} relative pt-12 pb-31 md:py-20`}>
        {picture && <div className="mb-5">{picture}</div>}
        <h1 className="max-w-page text-hero">{title}</h1>
        <p className="mt-5 max-w-text text-lg">{index}</p>
        {children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
      </div>
      {/* Last in the DOM, because its position depends on the content above while the page streams in. */}
      <svg
        viewBox="0 0 640 260"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
        className="absolute -z-1 right-0 bottom-0 h-full w-1/2 overflow-visible max-md:h-20 max-md:w-full"
      >
        <path d="M640 90A170 170 0 0 0 470 260L250 260A390 390 0 0 1 640-130Z" fill="#b04124" />
        <g fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.5">
          <path d="M640-86A346 346 0 0 0 294 260" />
          <path d="M640-42A302 302 0 0 0 338 260" />
          <path d="M640 2A258 258 0 0 0 382 260" />
          <path d="M640 46A214 214 0 0 0 426 260" />
        </g>
      </svg>
    </div>
  );
}

/** The closing call to action of a public page. */
export function Closing({
  title,
  index,
  children,
}: {
  title: string;
  index: string;
  children: ReactNode;
}) {
  return (
    <section className={`${CONTAINER} py-10 md:py-16`}>
      <div className="relative isolate overflow-hidden rounded-card bg-field px-6 py-12 text-chalk md:px-14 md:py-16">
        <div className="relative">
          <h2 className="text-title">{title}</h2>
          <p className="mt-3 max-w-text text-lg">{index}</p>
          <div className="mt-7 flex flex-wrap gap-3">{children}</div>
        </div>
        <svg
          viewBox="0 0 300 200"
          preserveAspectRatio="xMaxYMax slice"
          aria-hidden="true"
          className="absolute -z-1 inset-y-0 right-0 h-full w-1/2 max-md:hidden"
          fill="none"
          stroke="#fff"
          strokeOpacity=".22"
          strokeWidth="1.5"
        >
          <path d="M300 20A180 180 0 0 0 120 200M300 50A150 150 0 0 0 150 200M300 80A120 120 0 0 0 180 200M300 110A90 90 0 0 0 210 200M300 140A60 60 0 0 0 240 200" />
        </svg>
      </div>
    </section>
  );
}
