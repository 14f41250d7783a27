import { CATEGORY_NAMES } from "~/features/campaigns/campaigns/category-names";
import { notificationKinds } from "~/notifications";
import { paths } from "~/paths";
import { formatLongDay } from "~/platform/dates";
import type { ProductCategory } from "~db/constants";

export const rightNotifications = notificationKinds("right", {
  ending: {
    category: "contract",
    text: ({ kind, athlete, campaign, category, lastDay }: EndingRight) =>
      kind === "use"
        ? {
            title: `${athlete}: right to use content ends on ${formatLongDay(lastDay)}`,
            message: `Your right to use their content for “${campaign}” ends on ${formatLongDay(lastDay)}.`,
          }
        : {
            title: `${athlete}: exclusivity ends on ${formatLongDay(lastDay)}`,
            message: `Their exclusivity for ${category && CATEGORY_NAMES[category]} with you ends on ${formatLongDay(lastDay)}.`,
          },
    path: () => paths.rights,
  },
});

interface EndingRight {
  kind: "use" | "exclusivity";
  athlete: string;
  campaign: string;
  category: ProductCategory | null;
  /** 'YYYY-MM-DD' */
  lastDay: string;
}
