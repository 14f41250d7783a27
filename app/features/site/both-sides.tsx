import { ButtonLink } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";

const SIDES = [
  {
    type: "athlete",
    title: "For athletes",
    steps: [
      "Show what you are worth, with figures nobody has to take on trust",
      "Read brief, money and dates first, then say yes to the work you want",
      "Deliver, get it approved, post it",
    ],
    join: "Join as Athlete",
    demo: "Walk through as an athlete",
    ground: "bg-leaf-wash",
    figure: "text-leaf",
    look: "primary",
  },
  {
    type: "brand",
    title: "For brands",
    steps: [
      "Write the brief once",
      "Meet ten athletes it suits, and read why",
      "Review, ask for changes, approve: every version stays readable",
    ],
    join: "Join as Brand",
    demo: "Walk through as a brand",
    ground: "bg-track-wash",
    figure: "text-track",
    look: "brand",
  },
] as const;

export function BothSides() {
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-6">
      {SIDES.map(({ type, title, steps, join, demo, ground, figure, look }) => (
        <div key={type} className={`flex flex-col rounded-card p-6 md:p-9 ${ground}`}>
          <h3 className="text-xl">{title}</h3>
          <ol className="mt-5 mb-7 flex-1">
            {steps.map((step, i) => (
              <li key={step} className="flex gap-5 border-t border-ink/15 py-3.5">
                <span aria-hidden="true" className={`figure w-5 flex-none text-[22px] ${figure}`}>
                  {i + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink to={`/${type}-signup`} look={look}>
              {join}
            </ButtonLink>
            <TextLink to={`/demo/${type}`}>{demo}</TextLink>
          </div>
        </div>
      ))}
    </div>
  );
}
