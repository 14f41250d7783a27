import { expect, test } from "vitest";
import { foldText } from "./fold-text";
import { foldedWords, quoteWord } from "./folded-words";

test.each([
  ["Søren Weiß", "soren weiss"],
  ["Þór Łukasz Đặng ISIL ısıl İpek", "thor lukasz dang isil isil ipek"],
  ["Άννα ΝΊΚΟΣ Νίκος", "αννα νικοσ νικοσ"],
  ["Алёна Ёлкина", "алена елкина"],
  ["O’Shea O'Shea ʻOkina", "oshea oshea okina"],
  ["Ｍａｙａ", "maya"],
  ["김민수 が", "김민수 が"],
])("%s is compared as %s, composed or not", (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text.normalize("NFD"))).toBe(folded);
});

test("a run of Chinese, Japanese or Korean signs is a word, of which each sign is searched for", () => {
  expect(foldedWords("王小明, 김민수-Lee 山田na")).toEqual([
    "王小明",
    "김민수",
    "lee",
    "山田",
    "na",
  ]);
  expect(quoteWord("小明")).toBe('"小 明"');
});
