import { describe, expect, test } from "vitest";
import { addIntent, ENTER, editLists, removeIntent } from "./list-field";

const RULES = [{ name: "sports", unique: true }, { name: "works" }];

function edited(fields: Record<string, string>, enter?: "stays") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const again = editLists(form, RULES, enter);
  const list = (name: string) =>
    [...form.entries()].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => value);
  return { again, sports: list("sports"), works: list("works"), form };
}

describe("editLists", () => {
  test("the plus button adds the typed entry", () => {
    expect(
      edited({
        "sports[0]": "Golf",
        "sports-add": " Trail  running ",
        intent: addIntent("sports"),
      }),
    ).toMatchObject({ again: true, sports: ["Golf", "Trail running"], works: [] });
  });

  test("Enter adds a typed entry, and submits the form when the box is empty", () => {
    expect(edited({ "works-add": "A clip", intent: ENTER })).toMatchObject({
      again: true,
      works: ["A clip"],
    });
    expect(edited({ "sports[0]": "Golf", "sports-add": "golf", intent: ENTER })).toMatchObject({
      again: true,
      sports: ["Golf"],
    });
    expect(edited({ "sports-add": "  ", intent: ENTER })).toMatchObject({ again: false });
  });

  test("where Enter stays, only a button submits the form", () => {
    expect(edited({ intent: ENTER }, "stays")).toMatchObject({ again: true });
    expect(edited({ intent: "create" }, "stays")).toMatchObject({ again: false });
  });

  test("a unique list takes each entry once, another repeatedly", () => {
    const twice = edited({
      "sports[0]": "Golf",
      "sports[1]": "GOLF",
      "works[0]": "A clip",
      "works-add": "A clip",
      intent: "create",
    });
    expect(twice).toMatchObject({ sports: ["Golf"], works: ["A clip", "A clip"], again: false });
  });

  test("a list may take several entries at once", () => {
    const form = new FormData();
    form.append("sports-add", "Golf, tennis,, golf");
    editLists(form, [{ name: "sports", unique: true, commas: true }]);
    expect([...form.entries()].filter(([key]) => key.startsWith("sports["))).toEqual([
      ["sports[0]", "Golf"],
      ["sports[1]", "tennis"],
    ]);
    expect(edited({ "works-add": "A clip, or two" }).works).toEqual(["A clip, or two"]);
  });

  test("removing keeps the order of the others", () => {
    expect(
      edited({
        "sports[0]": "Golf",
        "sports[1]": "Tennis",
        "sports[2]": "Fell running",
        intent: removeIntent("sports", 1),
      }),
    ).toMatchObject({ again: true, sports: ["Golf", "Fell running"] });
  });

  test("submitting the form includes a typed entry that was not added", () => {
    expect(edited({ "sports-add": "Golf", intent: "create" })).toMatchObject({
      again: false,
      sports: ["Golf"],
    });
  });
});
