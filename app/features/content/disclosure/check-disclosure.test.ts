import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNTRIES, type Country, PLATFORMS } from "~db/constants";
import { checkDisclosure } from "./check-disclosure";
import { DISCLOSURE_RULES } from "./rules";
import { shownLength } from "./shown-length";

const says = (caption: string, ...countries: Country[]) =>
  checkDisclosure(caption, { countries, platform: "instagram" });

/** 140 characters without a label or a line break. */
const LONG =
  "Forty kilometres along the canal before breakfast, two punctures, one heron and a bacon roll that I would happily ride all of it for again.";

describe("what the check says", () => {
  test("a caption without a label is told the label to write", () => {
    expect(says("New shoes, new best time.", "GB")).toEqual([
      "Nothing says this is an ad. For the UK, start with “#ad”.",
    ]);
  });

  test("unclear words are named once each, with the right one", () => {
    expect(says("Gifted by Acme #gifted #SP. Thanks to Acme! #sp", "GB")).toEqual([
      "“Gifted”, “#gifted”, “#sp” and “Thanks to” aren't clear enough in the UK. Write “#ad” instead.",
    ]);
  });

  test("unclear words beside a label that counts are fine", () => {
    expect(says("#ad Gifted by Acme, thanks to all of you #collab", "GB", "US")).toEqual([]);
  });

  test("a label after “more” is told where to go, and on which platform", () => {
    expect(says(`${LONG} #ad`, "GB")).toEqual([
      "“#ad” comes after “more” on Instagram, where few people look. Move it to the start.",
    ]);
    expect(checkDisclosure(`${LONG} #ad`, { countries: ["GB"], platform: null })).toEqual([
      "“#ad” comes after “more”, where few people look. Move it to the start.",
    ]);
  });

  test("a label among other tags is told to leave them", () => {
    expect(says("Long run done. #running #shoes #ad #sunday", "GB")).toEqual([
      "“#ad” is lost among other tags. Move it to the start.",
    ]);
  });

  test("where the label has to come first, a later one is told so", () => {
    expect(says("Neue Schuhe! #Werbung", "DE")).toEqual([
      "In Germany, “#Werbung” has to come first. Move it to the very start.",
    ]);
  });

  test("each country of the audience is checked by its own rule", () => {
    expect(says("#sp Neue Schuhe", "GB", "DE", "IE")).toEqual([
      "“#sp” isn't clear enough in the UK and Ireland. Write “#ad” instead.",
      "“#sp” isn't clear enough in Germany. Write “Werbung:” instead.",
    ]);
  });

  test("a label that counts in another country of the audience stays", () => {
    expect(says("#ad Neue Schuhe von Acme", "GB", "DE", "FR")).toEqual([
      "“#ad” isn't clear enough in Germany. Add “Werbung:” after it.",
      "“#ad” isn't clear enough in France. Add “Publicité :” after it.",
    ]);
    expect(says("Werbung: Neue Schuhe von Acme", "GB", "DE")).toEqual([
      "“Werbung” isn't clear enough in the UK. Add “#ad” after it.",
    ]);
  });

  test("countries that miss a label share one sentence", () => {
    expect(says("New shoes", "GB", "US", "DE", "IE", "FR")).toEqual([
      "Nothing says this is an ad. For the UK, the US and Ireland, start with “#ad”; for Germany, “Werbung:”; for France, “Publicité :”.",
    ]);
  });

  test("a label in the wrong place is told once for all countries", () => {
    expect(says(`${LONG} #ad`, "GB", "US", "IE")).toHaveLength(1);
  });

  test("labels of several countries may stand side by side", () => {
    const caption = "#ad #Werbung #Publicité #Publicidad #Pubblicità: new shoes";
    expect(checkDisclosure(caption, { countries: COUNTRIES, platform: null })).toEqual([]);
  });

  test("the line breaks of a form count as one each", () => {
    expect(says("Sunday\r\n#ad", "GB")).toEqual([]);
    expect(says("Sunday\r\n.\r\n#ad", "GB")).toHaveLength(1);
    expect(says("Sunday\u2028.\u2028#ad", "GB")).toHaveLength(1);
  });

  test("an audience without countries has no rule to break", () => {
    expect(checkDisclosure("New shoes", { countries: [], platform: null })).toEqual([]);
  });
});

describe("the rules as a whole", () => {
  test.each(COUNTRIES)("%s: the label that is suggested is accepted at the start", (country) => {
    for (const platform of [null, ...PLATFORMS]) {
      const caption = `${DISCLOSURE_RULES[country].use} ${LONG}`;
      expect(checkDisclosure(caption, { countries: [country], platform })).toEqual([]);
    }
  });

  test.each(COUNTRIES)("%s: no word is both a label and wrong", (country) => {
    const { labels, wrong } = DISCLOSURE_RULES[country];
    expect(labels.filter((label) => wrong.includes(label))).toEqual([]);
  });

  test.each(COUNTRIES)("%s: each unclear word alone fails and is named", (country) => {
    for (const word of DISCLOSURE_RULES[country].wrong) {
      const [finding] = checkDisclosure(`${word} Acme`, { countries: [country], platform: null });
      expect(finding, word).toContain("isn't clear enough");
    }
  });

  test.each(COUNTRIES)(
    "%s: the words that athletes use most are named with the right one",
    (code) => {
      for (const word of ["Gifted", "#gifted", "#sp", "#collab", "Thanks to"])
        expect(says(`${word} Acme: new shoes`, code)[0], word).toBe(
          `“${word}” isn't clear enough in ${DISCLOSURE_RULES[code].name}. Write “${DISCLOSURE_RULES[code].use}” instead.`,
        );
    },
  );

  test.each(COUNTRIES)("%s: each rule names a dated source", (country) => {
    for (const { title, url, published } of DISCLOSURE_RULES[country].sources) {
      expect(title).not.toBe("");
      expect(url).toMatch(/^https?:\/\//);
      expect(published).toMatch(/^20\d\d-\d\d(-\d\d)?$/);
    }
  });
});

const country = fc.constantFrom(...COUNTRIES);
const platform = fc.constantFrom(null, ...PLATFORMS);
const HARMLESS = ["run", "canal", "heron", "#sunday", "@acme", "🏃", "best", "time,", "shoes!"];
const LABELS = COUNTRIES.flatMap((code) => DISCLOSURE_RULES[code].labels).flatMap((label) => [
  label.replaceAll("#*", "#acme"),
  `#${label.replaceAll(/[# *]/g, "")}`,
  `\n${label.replaceAll("#*", "@acme")}:`,
]);

describe("properties", () => {
  test("no order of words after “more” passes", () => {
    fc.assert(
      fc.property(
        country,
        platform,
        fc.array(fc.constantFrom(...HARMLESS), { minLength: 80, maxLength: 90 }),
        fc.array(fc.constantFrom(...LABELS, ...HARMLESS), { maxLength: 20 }),
        (code, on, before, after) => {
          const shown = before.join(" ");
          fc.pre(shownLength(shown, on) < shown.length);
          const caption = `${shown} ${after.join(" ")}`;
          expect(checkDisclosure(caption, { countries: [code], platform: on })).not.toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("what stands after “more” never changes whether a caption passes", () => {
    fc.assert(
      fc.property(
        country,
        platform,
        fc.array(fc.constantFrom(...LABELS, ...HARMLESS), { minLength: 60, maxLength: 80 }),
        fc.array(fc.constantFrom(...LABELS, ...HARMLESS), { minLength: 1, maxLength: 20 }),
        (code, on, before, after) => {
          const [caption, tail] = [before.join(" ").trim(), after.join(" ")];
          fc.pre(shownLength(caption, on) < caption.length);
          const passes = (text: string) =>
            checkDisclosure(text, { countries: [code], platform: on }).length === 0;
          expect(passes(`${caption} run ${tail}`)).toBe(passes(`${caption} run`));
        },
      ),
      { numRuns: 300 },
    );
  });

  test("any text is answered", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), platform, (caption, on) => {
        for (const finding of checkDisclosure(caption, { countries: COUNTRIES, platform: on }))
          expect(finding).toMatch(/\.$/);
      }),
    );
  });

  test("a caption that passes for several countries passes for each, and the other way round", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(country, { minLength: 1 }),
        platform,
        fc.array(fc.constantFrom(...LABELS, ...HARMLESS), { maxLength: 12 }),
        (countries, on, words) => {
          const caption = words.join(" ");
          const passes = (among: Country[]) =>
            checkDisclosure(caption, { countries: among, platform: on }).length === 0;
          expect(passes(countries)).toBe(countries.every((code) => passes([code])));
        },
      ),
    );
  });
});
