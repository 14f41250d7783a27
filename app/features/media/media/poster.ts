/** Takes a still of a clip and its length, in a video that is never shown. */

const MAX_SIDE = 640;
const PATIENCE_MS = 10_000;

export interface Poster {
  picture: Blob;
  durationMs: number;
}

/** @throws when this browser cannot play the clip */
export async function takePoster(file: File): Promise<Poster> {
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  const address = URL.createObjectURL(file);
  try {
    const loaded = event(video, "loadeddata");
    video.src = address;
    await loaded;
    const seconds = await durationOf(video);
    await seek(video, Math.min(1, seconds / 2));
    const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [video.videoWidth * scale, video.videoHeight * scale].map(Math.round);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", 0.8),
    );
    if (!picture) throw new Error("no picture");
    return { picture, durationMs: Math.round(seconds * 1000) };
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** A recording tells its length only at its end. */
async function durationOf(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  const durationChange = event(video, "durationchange");
  video.currentTime = 1e6;
  await durationChange;
  return Number.isFinite(video.duration) ? video.duration : 0;
}

async function seek(video: HTMLVideoElement, seconds: number) {
  const done = event(video, "seeked");
  video.currentTime = seconds;
  await done;
}

const event = (video: HTMLVideoElement, name: string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("took too long")), PATIENCE_MS);
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    video.addEventListener(name, settle(resolve), { once: true });
    video.addEventListener(
      "error",
      settle(() => reject(new Error("cannot play"))),
      { once: true },
    );
  });
