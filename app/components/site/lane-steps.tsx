export interface LaneStep {
  title: string;
  text: string;
}

/** On wide screens each lane is indented a little more, like a staggered start. */
const STAGGER = ["", "lg:ml-[4%]", "lg:ml-[8%]", "lg:ml-[12%]", "lg:ml-[16%]"] as const;

/** Numbered steps as the lanes of a track. */
export function LaneSteps({ steps, tone }: { steps: LaneStep[]; tone: "athlete" | "brand" }) {
  const ground = tone === "brand" ? "bg-track text-on-track" : "bg-leaf text-on-leaf";
  return (
    <ol className="border-b border-line">
      {steps.map(({ title, text }, i) => (
        <li key={title} className="border-t border-line">
          <div className={`flex gap-4 py-5 md:gap-6 md:py-6 ${STAGGER[i] ?? ""}`}>
            <span
              aria-hidden="true"
              className={`figure grid h-12 w-9 flex-none place-items-center rounded-control text-xl md:w-16 ${ground}`}
            >
              {i + 1}
            </span>
            <div className="md:flex md:flex-1 md:gap-6">
              <h3 className="text-lg md:w-56 md:flex-none md:pt-2.5">{title}</h3>
              <p className="mt-1.5 max-w-[34em] text-soft md:mt-2">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
