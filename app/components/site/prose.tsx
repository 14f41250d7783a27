import type { ReactNode } from "react";
import { CONTAINER } from "./section";

export interface Chapter {
  id: string;
  title: string;
  body: ReactNode;
}

/** A long text with a table of contents; each chapter has an anchor. */
export function Prose({
  title,
  index,
  chapters,
  numbered = false,
}: {
  title: string;
  index: ReactNode;
  chapters: Chapter[];
  numbered?: boolean;
}) {
  const label = (i: number, text: string) => (numbered ? `${i + 1}. ${text}` : text);
  return (
    <div className={`${CONTAINER} py-10 md:py-16`}>
      <h1 className="text-hero">{title}</h1>
      <p className="mt-4 max-w-text text-lg text-soft">{index}</p>
      <div className="mt-8 grid gap-8 md:mt-12 lg:grid-cols-[280px_1fr] lg:gap-16">
        <nav aria-label="On this page">
          <details className="rounded-card border border-line bg-card px-4 py-2 lg:sticky lg:py-4 lg:top-6 lg:details-content:[content-visibility:visible]">
            <summary className="font-strong max-lg:disclosure lg:list-none">On this page</summary>
            <ol className="mt-2">
              {chapters.map((chapter, i) => (
                <li key={chapter.id}>
                  <a
                    href={`#${chapter.id}`}
                    className="flex min-h-11 items-center text-sm text-soft no-underline hover:text-ink hover:underline md:min-h-8"
                  >
                    {label(i, chapter.title)}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className="prose max-w-text min-w-0">
          {chapters.map((chapter, i) => (
            <section key={chapter.id} id={chapter.id}>
              <h2>{label(i, chapter.title)}</h2>
              {chapter.body}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
