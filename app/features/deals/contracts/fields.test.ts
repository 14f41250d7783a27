import { expect, test } from "vitest";
import { DELIVERABLES } from "~/features/campaigns/terms/form";
import { addsRow, removesRow } from "~/platform/row-field";
import { editTermRows } from "./fields";

const releasesAfter = (button: { name: string; value: string }) => {
  const form = new FormData();
  form.set(button.name, button.value);
  const releases = ["signing", "deliverable-1", "deliverable-2", "deliverable-3", "approval"];
  for (const [i, release] of releases.entries()) form.set(`milestones[${i}].release`, release);
  editTermRows(form);
  return releases.map((_, i) => form.get(`milestones[${i}].release`));
};

test("a payment follows its deliverable, and asks again once that is removed", () => {
  expect(releasesAfter(removesRow(DELIVERABLES, 1))).toEqual([
    "signing",
    "deliverable-1",
    "",
    "deliverable-2",
    "approval",
  ]);
});

test("no other button changes what a payment waits for", () => {
  for (const button of [
    addsRow(DELIVERABLES),
    addsRow("milestones"),
    removesRow("milestones", 1),
    { name: "intent", value: "send" },
  ])
    expect(releasesAfter(button)).toEqual([
      "signing",
      "deliverable-1",
      "deliverable-2",
      "deliverable-3",
      "approval",
    ]);
});
