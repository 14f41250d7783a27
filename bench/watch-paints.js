// Runs in every page, before anything of it. Plain JavaScript: a compiler's additions would be missing there.
window.seen = { firstPaint: 0, largestPaint: 0, shift: 0 };

const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
  });

watch("paint", ({ name, startTime }) => {
  if (name === "first-contentful-paint") window.seen.firstPaint = startTime;
});
watch("largest-contentful-paint", ({ startTime }) => {
  window.seen.largestPaint = startTime;
});
watch("layout-shift", ({ value }) => {
  window.seen.shift += value;
});
