/** The categories of products in words. Pure. */
import type { ProductCategory } from "~db/constants";

export const CATEGORY_NAMES: Record<ProductCategory, string> = {
  sportswear: "sportswear",
  footwear: "running and sports shoes",
  equipment: "sports equipment",
  sports_drinks: "sports drinks",
  nutrition: "sports nutrition",
  technology: "watches and technology",
  health_beauty: "health and beauty",
  travel: "travel",
  finance_betting: "finance and betting",
  food_drink: "food and drink",
  automotive: "cars and bikes",
  media_gaming: "media and gaming",
};

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The options of a select. */
export const CATEGORY_OPTIONS = Object.entries(CATEGORY_NAMES).map(([value, name]) => ({
  value,
  label: capital(name),
}));
