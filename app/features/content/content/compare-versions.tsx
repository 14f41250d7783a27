import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { Comparison } from "./comparison";
import { MediaLinks } from "./content-view";
import { MediaFile, Picture } from "./media-files";
import { playTogether } from "./play-together";
import type { ContentFile } from "./queries.server";

/** Two versions of a content item beside each other: only what differs. */
export function CompareVersions({ comparison }: { comparison: Comparison }) {
  const { before, after, title, caption, files, links } = comparison;
  const names = [`Version ${before}`, `Version ${after}`] as const;
  const same = !title && !caption && files.length + links.removed.length + links.added.length === 0;
  return (
    <section id="compare" aria-labelledby="compare-title" className="scroll-mt-6">
      <h2 id="compare-title" className="mb-3 text-lg">
        Version {before} and version {after}
      </h2>
      <Card className="flex flex-col gap-5">
        {same && <p>They're the same.</p>}
        {title && (
          <Part title="Title">
            <Diff of={title} />
          </Part>
        )}
        {caption && (
          <Part title="Caption">
            <Diff of={caption} />
          </Part>
        )}
        {files.map((pair) => (
          <FilePair key={(pair.after ?? pair.before)?.id} {...pair} names={names} />
        ))}
        {links.removed.length > 0 && (
          <Part title="Links taken out">
            <MediaLinks urls={links.removed} />
          </Part>
        )}
        {links.added.length > 0 && (
          <Part title="Links added">
            <MediaLinks urls={links.added} />
          </Part>
        )}
      </Card>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-1 text-base">{title}</h3>
    {children}
  </div>
);

const Diff = ({ of }: { of: NonNullable<Comparison["caption"]> }) => (
  <p className="break-words whitespace-pre-line">
    {of.map(({ kind, text }, i) => {
      if (kind === "same") return text;
      const Mark = kind === "removed" ? "del" : "ins";
      return (
        <Mark
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts stay in their order
          key={i}
          className={
            kind === "removed" ? "bg-track-wash text-soft" : "bg-leaf-wash font-strong underline"
          }
        >
          <span className="sr-only">{kind}: </span>
          {text}
        </Mark>
      );
    })}
  </p>
);

type Names = readonly [before: string, after: string];

interface PairProps {
  before: ContentFile | null;
  after: ContentFile | null;
  names: Names;
}

function FilePair({ before, after, names }: PairProps) {
  if (before && after)
    return before.kind === "clip" ? (
      <ClipPair before={before} after={after} names={names} />
    ) : (
      <PicturePair before={before} after={after} names={names} />
    );
  return (
    <Beside
      names={names}
      before={
        before ? <MediaFile file={before} /> : <p className="text-soft">Added in this version.</p>
      }
      after={
        after ? <MediaFile file={after} /> : <p className="text-soft">Removed in this version.</p>
      }
    />
  );
}

const Beside = ({
  names,
  before,
  after,
}: {
  names: Names;
  before: ReactNode;
  after: ReactNode;
}) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {[before, after].map((shown, i) => (
      <figure key={names[i]} className="min-w-0">
        <figcaption className="mb-1 text-sm text-soft">{names[i]}</figcaption>
        {shown}
      </figure>
    ))}
  </div>
);

const SIZES = "(min-width: 800px) 360px, 100vw";

interface Both {
  before: ContentFile;
  after: ContentFile;
  names: Names;
}

function ClipPair({ before, after, names }: Both) {
  const box = useRef<HTMLDivElement>(null);
  const [together, setTogether] = useState(false);
  const [playing, setPlaying] = useState(false);
  const clips = () => [...(box.current?.querySelectorAll("video") ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: `clips` reads the box, which stays
  useEffect(() => {
    const [first, second] = clips();
    if (!first || !second) return;
    setTogether(true);
    const release = playTogether(first, second);
    const show = () => setPlaying(!second.paused || !first.paused);
    for (const clip of [first, second])
      for (const event of ["play", "pause", "ended"]) clip.addEventListener(event, show);
    return () => {
      release();
      for (const clip of [first, second])
        for (const event of ["play", "pause", "ended"]) clip.removeEventListener(event, show);
    };
  }, []);
  const toggle = () => {
    // The other follows.
    const second = clips()[1];
    if (playing) second?.pause();
    else void second?.play();
  };
  return (
    <div ref={box} className="flex flex-col gap-3">
      <Beside
        names={names}
        before={<MediaFile file={before} />}
        after={<MediaFile file={after} />}
      />
      {together && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="button" size="sm" onClick={toggle}>
            {playing ? "Pause both" : "Play both"}
          </Button>
          <p className="text-sm text-soft">They play and seek together. {names[0]} is muted.</p>
        </div>
      )}
    </div>
  );
}

/** With scripts, one picture over the other with a slider between them. */
function PicturePair({ before, after, names }: Both) {
  const id = `compare-${useId().replaceAll(":", "")}`;
  const [hydrated, setHydrated] = useState(false);
  const [share, setShare] = useState(50);
  useEffect(() => setHydrated(true), []);
  if (!hydrated)
    return (
      <Beside
        names={names}
        before={<MediaFile file={before} />}
        after={<MediaFile file={after} />}
      />
    );
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <Picture file={after} sizes={SIZES} />
        <div
          className="absolute inset-0 grid overflow-hidden [&_img]:h-full"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        >
          <Picture file={before} sizes={SIZES} />
        </div>
        <div
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 bg-card outline outline-ink"
          style={{ left: `${share}%` }}
        />
      </div>
      <label htmlFor={id} className="flex justify-between text-sm text-soft">
        <span>{names[0]}</span>
        <span className="sr-only"> beside </span>
        <span>{names[1]}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-valuetext={`${share}% ${names[0]}`}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        className="min-h-11 w-full accent-ink"
      />
    </div>
  );
}
