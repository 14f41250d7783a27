/** What the site says the product does. */
export interface FeatureClaim {
  text: string;
  /** The address of the screen that does it, as app/routes.ts has it. */
  screen: string;
}

export interface TitledClaim extends FeatureClaim {
  title: string;
}
