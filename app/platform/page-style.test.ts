import { expect, test } from "vitest";
import { namesIn, readStyle, styleFor } from "./page-style";

const style = (html: string, css: string) => styleFor(namesIn(html), readStyle(css));

test("rules of classes and elements that are not on the page are left out", () => {
  const css = "a{color:red}table{margin:0}.x{top:0}.y{left:0}.x .y{right:0}h1,h2{font:x}";
  expect(style('<a class="x">', css)).toBe("a{color:red}.x{top:0}");
  expect(style("<h2>", css)).toBe("h2{font:x}");
});

test("groups are kept with what is left of them, and go when nothing is", () => {
  const css =
    "@layer a{@media (width>=1px){.x{top:0}.y{top:0}}}@layer b{.z{top:0}}@layer c;.x{left:0}";
  expect(style('<p class="x">', css)).toBe("@layer a{@media (width>=1px){.x{top:0}}}.x{left:0}");
});

test("escaped names are read as the page writes them", () => {
  const css = String.raw`.md\:mt-1\.5{top:0}.w-\[calc\(1px\,2px\)\]{top:1px}.\[\&\>p\]\:a>p{top:2px}`;
  expect(style('<p class="md:mt-1.5 w-[calc(1px,2px)] [&amp;&gt;p]:a">', css)).toBe(css);
  expect(style('<p class="mt-1">', css)).toBe("");
});

test("what stands in brackets decides nothing", () => {
  const css = ".a:not(:has(.b)){top:0}[hidden]:where(:not(.c,i)){top:0}:is(.d,.e){top:0}";
  expect(style('<p class="a">', css)).toBe(css);
});

test("variables nobody asks for go, and those that only they asked for", () => {
  const css =
    ":root{--a:var(--b);--b:1px;--c:2px;--d:3px}@property --c{syntax:'*'}@property --d{syntax:'*'}.x{top:var(--d)}";
  expect(style('<p class="x">', css)).toBe(
    ":root{--d:3px}@property --d{syntax:'*'}.x{top:var(--d)}",
  );
});

test("parts of inputs need one, generated content does not", () => {
  const css = "::placeholder{opacity:1}::before{margin:0}";
  expect(style("<p>", css)).toBe("::before{margin:0}");
  expect(style("<input>", css)).toBe(css);
});

test("movements stay with what moves", () => {
  const css =
    ".x{animation:1s infinite run}@keyframes run{to{top:1px}}@keyframes rest{to{top:2px}}";
  expect(style('<p class="x">', css)).toBe(
    ".x{animation:1s infinite run}@keyframes run{to{top:1px}}",
  );
});
