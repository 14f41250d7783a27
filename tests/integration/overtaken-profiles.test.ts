import { describe, expect, it } from "vitest";
import { loadPreferences } from "~/features/finding/matching/load-preferences.server";
import { savePreferences } from "~/features/finding/matching/save-preferences.server";
import { preferencesSchema } from "~/features/finding/matching/schema";
import type { CommandContext } from "~/features/identity/accounts/actor";
import { changeName } from "~/features/identity/accounts/own-account.server";
import { saveProfile } from "~/features/profiles/athletes/commands.server";
import { setPublicPage } from "~/features/profiles/athletes/public-switch.server";
import { loadOwnProfile } from "~/features/profiles/athletes/queries.server";
import { profileSchema } from "~/features/profiles/athletes/schema";
import { saveBrandProfile } from "~/features/profiles/brands/commands.server";
import { loadOwnBrandProfile } from "~/features/profiles/brands/queries.server";
import { brandProfileSchema } from "~/features/profiles/brands/schema";
import { findChannel } from "~/features/profiles/channels/channel";
import { saveHandles } from "~/features/profiles/connections/handles.server";
import { handlesSchema } from "~/features/profiles/connections/schema";
import { StaleFormError } from "~/platform/forms";
import { commandContext } from "../support/command-context";
import { makeAthlete, makeBrand, type Person } from "../support/factories";
import { database } from "../support/own-database";

const db = database();

describe("a form that two pages have open", () => {
  const profile = (values: Record<string, unknown>) =>
    profileSchema.parse({ fullName: "Ada North", sport: "Running", isPublic: true, ...values });
  const brandProfile = (values: Record<string, unknown>) =>
    brandProfileSchema.parse({ companyName: "Northlight", targetSports: [], ...values });
  const preferences = (values: Record<string, unknown>) =>
    preferencesSchema.parse({
      targetSports: [],
      targetLocations: [],
      preferredContentThemes: [],
      ...values,
    });

  const handles = (values: Record<string, unknown>) => handlesSchema.parse(values);

  const FORMS = [
    {
      form: "an athlete's profile",
      make: () => makeAthlete(db),
      save: (ctx: CommandContext, expectedVersion: number, text: string) =>
        saveProfile(ctx, profile({ expectedVersion, bio: text })),
      stored: async ({ userId }: Person) => {
        const own = await loadOwnProfile(db, userId);
        return { version: own?.version ?? 0, text: own?.bio };
      },
    },
    {
      form: "a brand's profile",
      make: () => makeBrand(db),
      save: (ctx: CommandContext, expectedVersion: number, text: string) =>
        saveBrandProfile(ctx, brandProfile({ expectedVersion, bio: text })),
      stored: async ({ brandId }: Person) => {
        const own = await loadOwnBrandProfile(db, brandId);
        return { version: own?.version ?? 0, text: own?.bio };
      },
    },
    {
      form: "preferences",
      make: () => makeBrand(db),
      save: (ctx: CommandContext, expectedVersion: number, text: string) =>
        savePreferences(ctx, preferences({ expectedVersion, preferredContentThemes: [text] })),
      stored: async ({ brandId }: Person) => {
        const own = await loadPreferences(db, brandId);
        return { version: own?.version ?? 0, text: own?.preferredContentThemes[0] };
      },
    },
    {
      form: "an athlete's handles",
      make: () => makeAthlete(db),
      save: (ctx: CommandContext, expectedVersion: number, text: string) =>
        saveHandles(ctx, handles({ expectedVersion, xHandle: text })),
      stored: async ({ userId }: Person) => {
        const own = await loadOwnProfile(db, userId);
        return { version: own?.version ?? 0, text: findChannel(own?.channels ?? [], "x")?.handle };
      },
    },
  ];

  it.each(FORMS)(
    "does not lose what the other one saved: $form",
    async ({ make, save, stored }) => {
      const person = await make();
      const ctx = commandContext(db, person);
      const { version } = await stored(person);
      await save(ctx, version, "First");
      await expect(save(ctx, version, "Second")).rejects.toBeInstanceOf(StaleFormError);
      const { version: now, text } = await stored(person);
      expect({ now, text }).toEqual({ now: version + 1, text: "First" });
      await save(ctx, now, "Third");
      expect(await stored(person)).toEqual({ version: now + 1, text: "Third" });
    },
  );

  it.each(FORMS)(
    "is saved by one of two at the same moment: $form",
    async ({ make, save, stored }) => {
      const person = await make();
      const { version } = await stored(person);
      const saves = await Promise.allSettled(
        ["One", "Two"].map((text) => save(commandContext(db, person), version, text)),
      );
      expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect((await stored(person)).version).toBe(version + 1);
    },
  );

  it("is overtaken by its public switch and by the name in the settings, too", async () => {
    const athlete = await makeAthlete(db);
    const ctx = commandContext(db, athlete);
    await saveProfile(ctx, profile({ expectedVersion: 0 }));
    await setPublicPage(ctx, false);
    await expect(saveProfile(ctx, profile({ expectedVersion: 1 }))).rejects.toBeInstanceOf(
      StaleFormError,
    );
    await changeName(ctx, "Ada West");
    await expect(saveProfile(ctx, profile({ expectedVersion: 2 }))).rejects.toBeInstanceOf(
      StaleFormError,
    );
    expect(await loadOwnProfile(db, athlete.userId)).toMatchObject({
      fullName: "Ada West",
      isPublic: false,
    });
  });

  it("a profile is overtaken by handles", async () => {
    const athlete = await makeAthlete(db);
    const ctx = commandContext(db, athlete);
    await saveProfile(ctx, profile({ expectedVersion: 0, xHandle: "ada.old" }));
    await saveHandles(ctx, handles({ expectedVersion: 1, xHandle: "ada.new" }));
    await expect(
      saveProfile(ctx, profile({ expectedVersion: 1, xHandle: "ada.old" })),
    ).rejects.toBeInstanceOf(StaleFormError);
    const own = await loadOwnProfile(db, athlete.userId);
    expect(findChannel(own?.channels ?? [], "x")?.handle).toBe("ada.new");
  });
});
