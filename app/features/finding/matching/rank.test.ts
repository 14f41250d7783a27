import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sportInSentence } from "~/features/reference/sports/sport-in-sentence";
import type { CampaignCriteria, Candidate } from "./candidate";
import type { Preferences } from "./preferences";
import { assessCandidate, MAX_MATCHES, meetsRequirements, rankCandidates } from "./rank";
import { PENALTY, PREFERENCE_POINTS, WEIGHTS } from "./weights";

const SPORTS = ["Running", "Trail running", "Cycling", "Golf", ""];
const THEMES = ["Training", "Travel", "Nutrition"];

const wishes: fc.Arbitrary<CampaignCriteria> = fc.record({
  title: fc.constantFrom("Autumn miles", "Cycling in Leeds", "Training and travel"),
  description: fc.constantFrom("", "For runners in Leeds, UK who like nutrition"),
  requirements: fc.constant(""),
  targetSports: fc.subarray(["Running", "Cycling", "Golf"]),
  deliverables: fc.constant([]),
  minFollowers: fc.option(fc.nat(200_000)),
  minEngagementRate: fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
});

const candidates: fc.Arbitrary<Candidate[]> = fc.uniqueArray(
  fc.record({
    userId: fc.uuid(),
    sport: fc.constantFrom(...SPORTS),
    otherSports: fc.subarray(["Yoga", "Cycling"]),
    location: fc.constantFrom("Leeds, UK", "Girona, ES", ""),
    totalFollowers: fc.nat(3_000_000),
    avgEngagement: fc.double({ min: 0, max: 20, noNaN: true }),
    growthRate: fc.double({ min: -10, max: 20, noNaN: true }),
    contentThemes: fc.subarray(THEMES),
    isVerified: fc.boolean(),
    startingRate: fc.option(fc.nat(500_000)),
  }),
  { selector: ({ userId }) => userId, maxLength: 40 },
);

const runner: Candidate = {
  userId: "a",
  sport: "Running",
  otherSports: [],
  location: "Leeds, UK",
  totalFollowers: 45_000,
  avgEngagement: 4.4,
  growthRate: 2,
  contentThemes: ["Training"],
  isVerified: false,
  startingRate: null,
};

const criteria: CampaignCriteria = {
  title: "Autumn miles",
  description: "Training diaries from Leeds",
  requirements: "",
  targetSports: ["Running"],
  deliverables: [],
  minFollowers: 10_000,
  minEngagementRate: 3,
};

const OPEN: Preferences = {
  targetSports: [],
  targetLocations: [],
  targetFollowerMin: null,
  targetFollowerMax: null,
  targetEngagementMin: null,
  budgetMin: null,
  budgetMax: null,
  preferredContentThemes: [],
};

const scoreOf = (asked: CampaignCriteria, candidate: Candidate) =>
  rankCandidates(asked, [candidate])[0]?.score ?? -1;

describe("rank", () => {
  test("keeps at most ten, highest first, within 0 to 100", () => {
    fc.assert(
      fc.property(wishes, candidates, (asked, all) => {
        const matches = rankCandidates(asked, all);
        expect(matches.length).toBeLessThanOrEqual(MAX_MATCHES);
        for (const [i, { score }] of matches.entries()) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
          expect(score).toBeLessThanOrEqual(matches[i - 1]?.score ?? 100);
        }
      }),
    );
  });

  test("puts no one above a better fit, and leaves scores alone with Premium", () => {
    fc.assert(
      fc.property(wishes, candidates, (asked, all) => {
        const everyone = all.filter((candidate) => meetsRequirements(asked, candidate));
        const matches = rankCandidates(asked, all);
        const fitOf = (candidate: Candidate) => scoreOf(asked, candidate);
        for (const match of matches) {
          const one = everyone.find(({ userId }) => userId === match.athleteId) as Candidate;
          expect(match.score).toBe(scoreOf(asked, one));
          const at = matches.indexOf(match);
          const below = everyone.filter(
            ({ userId }) => !matches.slice(0, at + 1).some(({ athleteId }) => athleteId === userId),
          );
          for (const other of below) expect(fitOf(other)).toBeLessThanOrEqual(match.score);
        }
      }),
    );
    const equals = ["c", "b"].map((userId) => ({ ...runner, userId }));
    expect(rankCandidates(criteria, equals).map(({ athleteId }) => athleteId)).toEqual(["b", "c"]);
  });

  test("applies the hard requirements exactly", () => {
    fc.assert(
      fc.property(wishes, candidates, (asked, all) => {
        const fit = all.filter((candidate) => meetsRequirements(asked, candidate));
        const matches = rankCandidates(asked, all);
        expect(matches).toHaveLength(Math.min(MAX_MATCHES, fit.length));
        for (const { athleteId } of matches)
          expect(fit.map(({ userId }) => userId)).toContain(athleteId);
      }),
    );
  });

  test("is independent of the order of the athletes", () => {
    const shuffled = candidates.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    );
    fc.assert(
      fc.property(wishes, shuffled, (asked, [all, mixed]) => {
        expect(rankCandidates(asked, mixed)).toEqual(rankCandidates(asked, all));
      }),
    );
  });

  test("is monotonic in every figure", () => {
    const better: ((candidate: Candidate, by: number) => Candidate)[] = [
      (c, by) => ({ ...c, totalFollowers: c.totalFollowers + Math.round(by * 100_000) }),
      (c, by) => ({ ...c, avgEngagement: c.avgEngagement + by }),
      (c, by) => ({ ...c, growthRate: c.growthRate + by }),
      (c) => ({ ...c, isVerified: true }),
      (c) => ({ ...c, contentThemes: THEMES }),
    ];
    fc.assert(
      fc.property(
        wishes,
        candidates.filter((all) => all.length > 0),
        fc.constantFrom(...better),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (asked, [candidate], improve, by) => {
          const before = candidate as Candidate;
          expect(scoreOf(asked, improve(before, by))).toBeGreaterThanOrEqual(
            scoreOf(asked, before),
          );
        },
      ),
    );
  });

  test("replaces a dismissed athlete by the next best", () => {
    fc.assert(
      fc.property(wishes, candidates, fc.nat(), (asked, all, which) => {
        const before = rankCandidates(asked, all);
        const gone = all[which % Math.max(all.length, 1)];
        if (!gone) return;
        const after = rankCandidates(asked, all, { dismissed: [{ ...gone, reason: "other" }] });
        const rest = all.filter((candidate) => candidate !== gone);
        expect(after).toEqual(rankCandidates(asked, rest));
        expect(after.length).toBeGreaterThanOrEqual(before.length - 1);
      }),
    );
  });

  test("preferences change a score by at most their points, and meeting one never lowers it", () => {
    const preferences = { ...OPEN, targetSports: ["Running"], targetEngagementMin: 3 };
    fc.assert(
      fc.property(wishes, candidates, (asked, all) => {
        for (const candidate of all) {
          const [plain] = rankCandidates(asked, [candidate]);
          const [notifications] = rankCandidates(asked, [candidate], { preferences });
          if (!plain || !notifications) continue;
          expect(notifications.score).toBeGreaterThanOrEqual(0);
          expect(notifications.score).toBeLessThanOrEqual(100);
          expect(Math.abs(notifications.score - plain.score)).toBeLessThanOrEqual(
            PREFERENCE_POINTS + 1,
          );
          const met = { ...preferences, targetSports: [candidate.sport] };
          if (candidate.sport)
            expect(
              rankCandidates(asked, [candidate], { preferences: met })[0]?.score,
            ).toBeGreaterThanOrEqual(notifications.score);
        }
      }),
    );
  });

  test("lists watch-outs: negative feedback, then the brief, then preferences", () => {
    const golfer = { ...runner, userId: "g", sport: "Golf", avgEngagement: 3.1, growthRate: -1 };
    const small = { ...runner, reason: "too_small" as const };
    const [found] = rankCandidates(criteria, [golfer], {
      preferences: { ...OPEN, targetLocations: ["Spain"] },
      dismissed: [
        { ...small, userId: "x", totalFollowers: 20_000 },
        { ...small, userId: "y", totalFollowers: 50_000 },
      ],
    });
    expect(found?.concerns).toEqual([
      "You've dismissed athletes with up to 50.0K followers as too small.",
      `Golf; you asked for ${criteria.targetSports.map(sportInSentence).join(" or ")}.`,
      "3.1% engagement, below similar athletes.",
      "Followers down 1.0% in a month.",
    ]);
  });

  test("a penalty costs exactly its points", () => {
    const small = { ...runner, totalFollowers: 50_000, reason: "too_small" as const };
    const dismissed = [
      { ...small, userId: "x" },
      { ...small, userId: "y" },
    ];
    const [before] = rankCandidates(criteria, [runner]);
    const [after] = rankCandidates(criteria, [runner], { dismissed });
    expect(after?.score).toBe((before?.score ?? 0) - PENALTY);
  });

  test("the weights add up to 100", () => {
    expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  test("gives its reasons in words, the strongest first", () => {
    expect(rankCandidates(criteria, [runner])[0]?.reason).toBe(
      "Running · 45.0K followers · 4.4% engagement · based in Leeds, UK, as mentioned in your brief",
    );
  });

  test("a card gives no reason and its contrary", () => {
    const preferences = { ...OPEN, targetSports: ["Golf"], targetLocations: ["Spain"] };
    const asked = rankCandidates(criteria, [runner], { preferences })[0];
    expect(asked?.reason).toContain("Running");
    expect(asked?.concerns).toEqual(["Not verified yet."]);
    const preferred = { ...OPEN, targetFollowerMax: 40_000, targetEngagementMin: 5 };
    const found = rankCandidates(criteria, [runner], { preferences: preferred })[0];
    expect(found?.reason).not.toMatch(/followers|engagement/);
    expect(found?.concerns).toEqual([
      "Not verified yet.",
      "45.0K followers, above your 40.0K maximum.",
      "4.4% engagement, below your 5.0% minimum.",
    ]);
  });

  test("a sport that the brief doesn't ask for is named once", () => {
    const golfer = { ...runner, sport: "Golf" };
    const preferences = { ...OPEN, targetSports: ["Running"] };
    const { concerns } = assessCandidate(criteria, golfer, { preferences });
    expect(concerns.filter((concern) => concern.startsWith("Golf"))).toEqual([
      `Golf; you asked for ${criteria.targetSports.map(sportInSentence).join(" or ")}.`,
    ]);
  });

  test("below a minimum, what the brief asks for is a watch-out", () => {
    const small = { ...runner, totalFollowers: 9_200 };
    const { reason, concerns } = assessCandidate({ ...criteria, minEngagementRate: 5 }, small);
    expect(reason).not.toMatch(/followers|engagement/);
    expect(concerns).toEqual(
      expect.arrayContaining([
        "9.2K followers; you asked for 10.0K+.",
        "4.4% engagement; you asked for 5.0%+.",
      ]),
    );
  });

  test("a related sport counts nearly as much, another sport not at all", () => {
    const trail = scoreOf(criteria, { ...runner, sport: "Trail running" });
    const golf = scoreOf(criteria, { ...runner, sport: "Golf" });
    expect(scoreOf(criteria, runner)).toBeGreaterThan(trail);
    expect(trail - golf).toBe(26);
  });

  test("equal scores are ordered by id", () => {
    const twins = rankCandidates(criteria, [
      { ...runner, userId: "b" },
      { ...runner, userId: "a" },
    ]);
    expect(twins.map(({ athleteId }) => athleteId)).toEqual(["a", "b"]);
  });
});
