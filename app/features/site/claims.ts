/** What the public pages say of the marketplace, in figures. */
export const MARKETPLACE_FIGURES = [
  { value: "1M+", label: "athletes matched" },
  { value: "500+", label: "brand partners" },
  { value: "98%", label: "match rate" },
  { value: "10K+", label: "campaigns" },
  { value: "50+", label: "data points in every match" },
];

/** The featured partnership, in figures. */
export const STORY_FIGURES = [
  { value: "3.2M+", label: "total reach" },
  { value: "10.4%", label: "average engagement" },
  { value: "24", label: "content pieces" },
  { value: "400%+", label: "average ROI" },
];

export const TESTIMONIAL = {
  quote:
    "We wrote one brief and got ten good reasons to say yes. By week two our runners were posting, and we hadn't sent a single chaser.",
  name: "Hannah Price",
  role: "Head of Partnerships, Northlight Running",
};
