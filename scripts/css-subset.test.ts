import { expect, test } from "vitest";
import { namesOf, parseStyleSheet, subsetOf } from "./css-subset";

/** The subset for a page with these elements and classes, written as 'a .x .y'. */
const subset = (names: string, css: string) => {
  const all = names.split(" ");
  const classes = all.filter((name) => name.startsWith(".")).map((name) => name.slice(1));
  const tags = all.filter((name) => !name.startsWith("."));
  return subsetOf(parseStyleSheet(css), { classes: new Set(classes), tags: new Set(tags) });
};

test("rules of classes and elements that are not on the page are left out", () => {
  const css = "a{color:red}table{margin:0}.x{top:0}.y{left:0}.x .y{right:0}h1,h2{font:x}";
  expect(subset("a .x", css)).toBe("a{color:red}.x{top:0}");
  expect(subset("h2", css)).toBe("h2{font:x}");
});

test("empty groups are left out, but layers keep their place", () => {
  const css =
    "@layer a{@media (width>=1px){.x{top:0}.y{top:0}}}@layer b{.z{top:0}}@layer c;.x{left:0}";
  expect(subset("p .x", css)).toBe(
    "@layer a,b,c;@layer a{@media (width>=1px){.x{top:0}}}.x{left:0}",
  );
});

test("escaped class names match the class attribute's spelling", () => {
  const css = String.raw`.md\:mt-1\.5{top:0}.w-\[calc\(1px\,2px\)\]{top:1px}.\[\&\>p\]\:a>p{top:2px}`;
  expect(subset("p .md:mt-1.5 .w-[calc(1px,2px)] .[&>p]:a", css)).toBe(css);
  expect(subset("p .mt-1", css)).toBe("");
});

test("selectors inside brackets are no condition", () => {
  const css = ".a:not(:has(.b)){top:0}[hidden]:where(:not(.c,i)){top:0}:is(.d,.e){top:0}";
  expect(subset("p .a", css)).toBe(css);
});

test("a selector that stands whole in brackets needs the classes inside", () => {
  const css = String.raw`:is(:where(.group):has(#x:checked) .group-has-\[\#x\:checked\]\:block){top:0}`;
  expect(subset("p .a", css)).toBe("");
  expect(subset("p .group-has-[#x:checked]:block", css)).toBe(css);
});

test("unused variables are dropped, with the variables that only they use", () => {
  const css =
    ":root{--a:var(--b);--b:1px;--c:2px;--d:3px}@property --c{syntax:'*'}@property --d{syntax:'*'}.x{top:var(--d)}";
  expect(subset("p .x", css)).toBe(":root{--d:3px}@property --d{syntax:'*'}.x{top:var(--d)}");
});

test("pseudo-elements of inputs need an input, generated content does not", () => {
  const css = "::placeholder{opacity:1}::before{margin:0}";
  expect(subset("p", css)).toBe("::before{margin:0}");
  expect(subset("input", css)).toBe(css);
});

test("keyframes are kept with the rules that use them", () => {
  const css =
    ".x{animation:1s infinite run}@keyframes run{to{top:1px}}@keyframes rest{to{top:2px}}";
  expect(subset("p .x", css)).toBe(".x{animation:1s infinite run}@keyframes run{to{top:1px}}");
});

test("names of a sheet are all that its selectors need", () => {
  const names = namesOf(
    parseStyleSheet(String.raw`@media print{a .x{top:0}}.md\:y:hover,h1{top:1px}`),
  );
  expect([...names.classes]).toEqual(["x", "md:y"]);
  expect([...names.tags]).toEqual(["a", "h1"]);
});
