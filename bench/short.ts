/** `npm run bench:<name> -- --check`: the smallest data and one run, to see that a bench still works; its times have no goals. */
export const isShort = process.argv.includes("--check");

export const amount = (usual: number, short: number) => (isShort ? short : usual);
