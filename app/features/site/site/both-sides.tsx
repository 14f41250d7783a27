import { ButtonLink } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import athlete from "~/images/chair.webp?url&no-inline";
import brand from "~/images/shoes.webp?url&no-inline";
import { paths } from "~/paths";

/** What each side gets. */
export const SIDES = [
  {
    type: "athlete",
    title: "For athletes",
    steps: [
      {
        text: "Show what you're worth, with figures brands can compare",
        screen: paths.athlete.profile,
      },
      {
        text: "See the brief, the fee and the dates first, then pick the work you want",
        screen: paths.athlete.accept(":campaignId"),
      },
      { text: "Create it, get it approved, post it", screen: paths.athlete.contentList },
      {
        text: "Keep your whole fee: the brand pays it to us before you start, and you get it once the brand approves your work",
        screen: paths.deal(":dealId"),
      },
    ],
    join: "Join as Athlete",
    demo: "See the athlete demo",
    scene: athlete,
    ground: "bg-leaf-wash",
    figure: "text-leaf",
  },
  {
    type: "brand",
    title: "For brands",
    steps: [
      { text: "Write one brief", screen: paths.brand.newCampaign },
      { text: "Meet up to ten athletes who fit, and see why", screen: paths.brand.matches },
      {
        text: "Review, request changes, approve: every version is kept",
        screen: paths.brand.content(":contentId"),
      },
      {
        text: "See reach, clicks and sales for each post, and share the report",
        screen: paths.brand.campaignReport(":campaignId"),
      },
    ],
    join: "Join as Brand",
    demo: "See the brand demo",
    scene: brand,
    ground: "bg-track-wash",
    figure: "text-track",
  },
] as const;

export function BothSides() {
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-6">
      {SIDES.map(({ type, title, steps, join, demo, scene, ground, figure }) => (
        <div key={type} className={`flex flex-col overflow-hidden rounded-card ${ground}`}>
          <img
            src={scene}
            alt=""
            width={1120}
            height={448}
            loading="lazy"
            className="h-auto w-full"
          />
          <div className="flex flex-1 flex-col p-6 md:p-9">
            <h3 className="text-xl">{title}</h3>
            <ol className="mt-5 mb-7 flex-1">
              {steps.map(({ text }, i) => (
                <li key={text} className="flex gap-5 border-t border-ink/15 py-3.5">
                  <span aria-hidden="true" className={`figure w-5 flex-none text-lg ${figure}`}>
                    {i + 1}
                  </span>
                  {text}
                </li>
              ))}
            </ol>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <ButtonLink to={paths.signUpAs[type]}>{join}</ButtonLink>
              <TextLink to={paths.demo[type]}>{demo}</TextLink>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
