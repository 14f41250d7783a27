/**
 * The operator's claims, in the operator's words. They are not computed from rows: docs/operations.md lists them
 * as to be confirmed before going live. Only About Us and Success Stories show them, as the operator's.
 */

/** About Us. */
export const MARKETPLACE_FIGURES = [
  { value: "1M+", label: "athletes matched" },
  { value: "500+", label: "brand partners" },
  { value: "98%", label: "match rate" },
  { value: "10K+", label: "campaigns" },
  { value: "50+", label: "data points in matching" },
];

/** Success Stories: the featured partnership. */
export const STORY_FIGURES = [
  { value: "3.2M+", label: "total reach" },
  { value: "10.4%", label: "average engagement" },
  { value: "24", label: "content pieces" },
  { value: "400%+", label: "average ROI" },
];

/** Success Stories: content items of each athlete in each week. They add up to the content pieces above. */
export const STORY_WEEKS = {
  maya: [1, 2, 1, 1, 2, 1, 1, 2, 1, 2],
  companion: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
};

/** Success Stories. */
export const TESTIMONIAL_QUOTE =
  "We wrote one brief and got ten good reasons to say yes. By week two our runners were posting, and we hadn't sent a single chaser.";
