import { useRootData } from "~/components/root-data";
import contractDark from "~/images/product/contract-dark.webp?url&no-inline";
import contractLight from "~/images/product/contract-light.webp?url&no-inline";
import offerDark from "~/images/product/offer-dark.webp?url&no-inline";
import offerLight from "~/images/product/offer-light.webp?url&no-inline";
import paymentDark from "~/images/product/payment-dark.webp?url&no-inline";
import paymentLight from "~/images/product/payment-light.webp?url&no-inline";
import reportDark from "~/images/product/report-dark.webp?url&no-inline";
import reportLight from "~/images/product/report-light.webp?url&no-inline";
import reviewDark from "~/images/product/review-dark.webp?url&no-inline";
import reviewLight from "~/images/product/review-light.webp?url&no-inline";
import { PRODUCT_PICTURE } from "./samples";

/** Screens of the demo data; scripts/product-pictures.ts makes the pictures. */
const PICTURES = [
  {
    title: "The offer",
    text: "The brief, the fee and the dates, before anyone says yes.",
    alt: "An invitation to a campaign, with its fee, work and dates",
    light: offerLight,
    dark: offerDark,
  },
  {
    title: "The contract",
    text: "Each clause begins with one plain sentence.",
    alt: "The terms of a deal in plain words: work, fee, changes, rights and how it ends",
    light: contractLight,
    dark: contractDark,
  },
  {
    title: "The payment",
    text: "Paid in before the work starts, and held until it's approved.",
    alt: "The money of a deal, with what is paid and what is held",
    light: paymentLight,
    dark: paymentDark,
  },
  {
    title: "The review",
    text: "Comments pinned to a second of a clip or a point of a picture.",
    alt: "A clip that an athlete sent, with the comments on it",
    light: reviewLight,
    dark: reviewDark,
  },
  {
    title: "The report",
    text: "What an ended campaign cost, what it sold, and how we know.",
    alt: "A campaign's report: what it cost, what it sold and whether it met its target",
    light: reportLight,
    dark: reportDark,
  },
];

/** The product in pictures, in the order of a deal; on phones side by side, to scroll. */
export function ProductPictures() {
  return (
    <ol aria-label="A deal in pictures" tabIndex={0} className="flex gap-5 overflow-x-auto pb-2">
      {PICTURES.map(({ title, text, alt, light, dark }) => (
        <li key={title} className="w-60 flex-none lg:w-auto lg:flex-1">
          <ThemedPicture light={light} dark={dark} alt={alt} />
          <h3 className="mt-4 text-lg">{title}</h3>
          <p className="mt-1 text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface Themed {
  light: string;
  dark: string;
  alt: string;
}

/** The picture of the person's theme, or of the system's. */
function ThemedPicture({ light, dark, alt }: Themed) {
  const { theme = "system" } = useRootData() ?? {};
  return (
    <picture>
      {theme === "system" && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img
        src={theme === "dark" ? dark : light}
        alt={alt}
        {...PRODUCT_PICTURE}
        loading="lazy"
        className="h-auto w-full rounded-card border border-line"
      />
    </picture>
  );
}
