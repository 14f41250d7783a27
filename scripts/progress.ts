/** What a long command says on the way: a line for each step, and every two seconds within one. */
export function startProgress() {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s`;
  const count = (n: number) => n.toLocaleString("en-GB");
  let reportedAt = 0;
  let current = "";

  function report(step: string, done?: number, of?: number) {
    if (step === current && Date.now() - reportedAt < 2_000) return;
    current = step;
    reportedAt = Date.now();
    const part = done === undefined ? "" : `  ${count(done)} of ${count(of ?? 0)}`;
    console.log(`${seconds()}  ${step}${part}`);
  }

  return { report, seconds, count };
}
