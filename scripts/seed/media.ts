import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { media, mediaCaptions } from "~db/schema";
import { root } from "../stack.mjs";
import type { Agreements } from "./agreements";
import type { Athlete } from "./athletes";
import { ownerIn, type People } from "./people";
import { ALT, CAPTIONS, COVERS, PORTFOLIOS } from "./picture-texts";
import type { SeededRandom } from "./random";
import { slug } from "./slug";

const folder = join(root, "scripts/seed/pictures");

type Row = typeof media.$inferInsert;

/** A file of the demo data: its row, and the drawing whose files are stored under its id. */
export interface DemoFile {
  row: Row & { id: string };
  drawing: string;
  captions: typeof mediaCaptions.$inferInsert | null;
}

/** How each kind of drawing is kept, as the product would have kept it. */
const KINDS = {
  people: { purpose: "avatar", width: 480, height: 480 },
  logos: { purpose: "logo", width: 480, height: 480 },
  covers: { purpose: "cover", width: 1600, height: 640 },
  scenes: { purpose: "content", width: 960, height: 1200 },
  clips: { purpose: "content", width: 540, height: 960 },
} as const;

const DURATIONS: Record<string, number> = {
  frost: 6000,
  dawn: 5000,
  gravel: 5000,
  openwater: 6000,
  porridge: 4000,
};

/** What is stored of a drawing: each file's name in the store, and its bytes. */
export const storedOf = (drawing: string) =>
  readdirSync(join(folder, drawing)).map((file) => ({
    name: file === "original.mp4" ? "original" : file,
    bytes: readFileSync(join(folder, drawing, file)),
  }));

export function fileOf(
  random: SeededRandom,
  drawing: string,
  createdAt: number,
  owned: Partial<Row>,
): DemoFile {
  const [group = "", subject = ""] = drawing.split("/");
  const { purpose, width, height } = KINDS[group as keyof typeof KINDS];
  const stored = storedOf(drawing);
  const isClip = group === "clips";
  const original = stored.find(({ name }) => name === (isClip ? "original" : `${width}.webp`));
  const id = random.idAt(createdAt);
  return {
    drawing,
    row: {
      id,
      purpose,
      kind: isClip ? "clip" : "picture",
      name: `${subject}.${isClip ? "mp4" : "png"}`,
      alt: ALT[subject] ?? "",
      bytes: stored.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
      width,
      height,
      durationMs: isClip ? (DURATIONS[subject] ?? null) : null,
      poster: isClip,
      // Of what was sent, which of pictures is not kept: each was another file.
      sha256: createHash("sha256")
        .update(isClip ? "" : id)
        .update(original?.bytes ?? "")
        .digest("hex"),
      createdAt,
      ...owned,
    },
    captions:
      isClip && CAPTIONS[subject] ? { mediaId: id, vtt: CAPTIONS[subject], createdAt } : null,
  };
}

/** Gives people their photos and brands their logos. */
export function showFaces(random: SeededRandom, people: People): DemoFile[] {
  const faces = people.profiles.map((profile) => {
    profile.avatar = random.publicName();
    return fileOf(random, `people/${slug(profile.fullName)}`, profile.createdAt, {
      ownerId: profile.id,
      publicName: profile.avatar,
    });
  });
  const logos = people.brandProfiles.map((brand) => {
    brand.logo = random.publicName();
    return fileOf(random, `logos/${slug(brand.companyName ?? "")}`, random.ago(200), {
      ownerId: ownerIn(people, brand.id),
      publicName: brand.logo,
    });
  });
  return [...faces, ...logos];
}

export function showCovers(
  random: SeededRandom,
  { byKey }: Agreements,
  people: People,
): DemoFile[] {
  return [...byKey].flatMap(([key, { campaign }]) => {
    const drawing = COVERS[key];
    if (!drawing) return [];
    campaign.cover = random.publicName();
    return fileOf(random, `covers/${drawing}`, campaign.createdAt, {
      ownerId: ownerIn(people, campaign.brandId),
      campaignId: campaign.id,
      publicName: campaign.cover,
    });
  });
}

/** How many athletes have a portfolio. */
const PORTFOLIO_OWNERS = 24;

/** The demo athlete shows her own work, two athletes of each sport what that has. */
export const makePortfolios = (random: SeededRandom, athletes: Athlete[]): DemoFile[] =>
  athletes.slice(0, PORTFOLIO_OWNERS).flatMap(({ profile, joined }, i) => {
    const drawings = i === 0 ? PORTFOLIOS.Maya : PORTFOLIOS[profile.sport];
    return (drawings ?? []).map((drawing, at) =>
      fileOf(random, drawing, joined, {
        ownerId: profile.userId,
        purpose: "portfolio",
        position: at + 1,
        publicName: random.publicName(),
      }),
    );
  });
