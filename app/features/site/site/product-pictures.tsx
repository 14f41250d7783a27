import { paths } from "~/paths";
import type { TitledClaim } from "./feature-claim";
import { type PictureOf, ProductPicture } from "./product-picture";

export const PICTURES: (TitledClaim & PictureOf)[] = [
  {
    title: "The offer",
    text: "The brief, the fee and the dates, before anyone says yes.",
    screen: paths.athlete.campaign(":campaignId"),
    name: "offer",
    alt: "An invitation to a campaign, with its fee, work and dates",
  },
  {
    title: "The contract",
    text: "The terms in plain words, clause by clause.",
    screen: paths.contract(":contractId"),
    name: "contract",
    alt: "The terms of a deal in plain words: work, fee, changes, rights and how it ends",
  },
  {
    title: "The payment",
    text: "Paid in before the work starts, and held until it's approved.",
    screen: paths.statement,
    name: "payment",
    alt: "An athlete's earnings: what is agreed, secured, on its way and paid",
  },
  {
    title: "The review",
    text: "Comments pinned to a second of a clip or a point of a picture.",
    screen: paths.brand.content(":contentId"),
    name: "review",
    alt: "A picture that an athlete sent, with numbered comments on it",
  },
  {
    title: "The report",
    text: "What an ended campaign cost, what it sold, and how we know.",
    screen: paths.brand.campaignReport(":campaignId"),
    name: "report",
    alt: "A campaign's report: what it cost, what it sold and whether it met its target",
  },
];

/** The product in pictures, in the order of a deal; on phones side by side, to scroll. */
export function ProductPictures() {
  return (
    <ol
      aria-label="A deal in pictures"
      tabIndex={0}
      className="flex gap-5 overflow-x-auto pb-2 lg:grid lg:grid-cols-6 lg:gap-y-10"
    >
      {PICTURES.map(({ title, text, ...picture }) => (
        <li key={title} className="w-60 flex-none lg:col-span-2 lg:w-auto lg:nth-4:col-start-2">
          <ProductPicture {...picture} />
          <h3 className="mt-4 text-lg">{title}</h3>
          <p className="mt-1 text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
