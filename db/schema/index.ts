export * from "./accounts";
export * from "./athletes";
export * from "./campaigns";
export * from "./content";
export * from "./platform";
