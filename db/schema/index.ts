export * from "./accounts";
export * from "./athletes";
export * from "./campaigns";
export * from "./content";
export * from "./discovery";
export * from "./interests";
export * from "./matching";
export * from "./platform";
