/**
 * Draws scripts/seed/pictures, the pictures and clips of the demo data, and app/images, those of public pages. Run by
 * hand when the drawings change: `npx tsx scripts/demo-pictures.ts`. Clips need ffmpeg, and are left as they are where
 * there is none.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { pictureWidths } from "~/features/media/media/picture-sizes";
import { logos } from "./pictures/logos";
import { people } from "./pictures/people";
import { portrait } from "./pictures/portrait";
import { SCENES, type SceneName, sceneSvg } from "./pictures/scenes";
import { slug } from "./seed/slug";
import { root } from "./stack.mjs";

const folder = join(root, "scripts/seed/pictures");
const SCENE = { width: 1080, height: 1350 };
const SCENE_WIDTH = 960;
const COVER = { width: 1600, height: 640 };
const COVERS: SceneName[] = [
  "frost",
  "ridge",
  "coast",
  "gravel",
  "porridge",
  "openwater",
  "wall",
  "yoga",
  "links",
  "clay",
  "river",
  "shoes",
  "track",
];
/** Of the home page. */
const BANNER = { width: 1120, height: 448 };
const CLIP = { width: 540, height: 960, rate: 24 };
/** Seconds, and how often in them the movement is repeated. */
const CLIPS: Partial<Record<SceneName, { seconds: number; turns: number; speed: number }>> = {
  frost: { seconds: 6, turns: 8, speed: 260 },
  dawn: { seconds: 5, turns: 7, speed: 250 },
  gravel: { seconds: 5, turns: 6, speed: 240 },
  openwater: { seconds: 6, turns: 6, speed: 120 },
  porridge: { seconds: 4, turns: 1, speed: 0 },
};

/** In the sizes, and under the names, in which the product keeps a picture. */
async function draw(
  drawing: string,
  svg: string,
  { width, quality = 70 }: { width: number; quality?: number },
) {
  const into = join(folder, drawing);
  mkdirSync(into, { recursive: true });
  for (const each of pictureWidths(width)) {
    const made = sharp(Buffer.from(svg)).resize(each).webp({ quality, effort: 6 });
    writeFileSync(join(into, `${each}.webp`), await made.toBuffer());
  }
}

async function film(
  name: SceneName,
  { seconds, turns, speed }: { seconds: number; turns: number; speed: number },
) {
  const { width, height, rate } = CLIP;
  const frames = mkdtempSync(join(tmpdir(), "clip-"));
  for (let i = 0; i < seconds * rate; i++) {
    const phase = (i / (seconds * rate)) * turns;
    const view = {
      ...SCENE,
      height: Math.round((SCENE.width * height) / width),
      shift: (i / rate) * speed,
    };
    const svg = Buffer.from(sceneSvg(name, view, phase % 1));
    await sharp(svg)
      .resize(width, height)
      .png({ compressionLevel: 1 })
      .toFile(join(frames, `${1000 + i}.png`));
  }
  const into = join(folder, "clips", name);
  mkdirSync(into, { recursive: true });
  const output = join(into, "original.mp4");
  const input = ["-framerate", `${rate}`, "-start_number", "1000", "-i", join(frames, "%d.png")];
  const encoding = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    "30",
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
    "-threads",
    "1",
  ];
  const { status } = spawnSync(
    "ffmpeg",
    ["-y", "-loglevel", "error", ...input, ...encoding, output],
    { stdio: "inherit" },
  );
  await sharp(join(frames, `${1000 + rate}.png`))
    .webp({ quality: 70 })
    .toFile(join(into, "poster.webp"));
  rmSync(frames, { recursive: true });
  if (status !== 0) throw new Error(`ffmpeg could not make ${output}`);
}

for (const { name, look } of people)
  await draw(`people/${slug(name)}`, portrait(look), { width: 480 });
for (const { company, svg } of logos)
  await draw(`logos/${slug(company)}`, svg, { width: 480, quality: 80 });
for (const name of Object.keys(SCENES) as SceneName[])
  await draw(`scenes/${name}`, sceneSvg(name, SCENE), { width: SCENE_WIDTH });
for (const name of COVERS) await draw(`covers/${name}`, sceneSvg(name, COVER), COVER);

/** What public pages show of it, in the one size that they need. */
const images = join(root, "app/images");
mkdirSync(images, { recursive: true });
for (const drawing of [
  ...["people/maya-okafor", "people/leonie-brandt", "people/wout-van-dijk", "people/priya-raman"],
  "logos/northlight",
])
  copyFileSync(join(folder, drawing, "160.webp"), join(images, `${basename(drawing)}.webp`));
for (const name of ["frost", "night"])
  copyFileSync(join(folder, "scenes", name, "480.webp"), join(images, `${name}.webp`));
for (const name of ["chair", "shoes"] as const) {
  const svg = Buffer.from(sceneSvg(name, BANNER));
  await sharp(svg)
    .webp({ quality: 70, effort: 6 })
    .toFile(join(images, `${name}.webp`));
}

if (spawnSync("ffmpeg", ["-version"]).status === 0)
  for (const [name, clip] of Object.entries(CLIPS)) await film(name as SceneName, clip);
