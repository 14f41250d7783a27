import type { Frame } from "~/features/media/media/picture-sizes";

/** Where a picture lies in its frame: zoomed at least once, moved from the middle by -1 to 1 of what is cut off. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const UNCROPPED: Crop = { zoom: 1, x: 0, y: 0 };
export const MAX_ZOOM = 4;

interface Size {
  width: number;
  height: number;
}

/** The picture's rectangle in the frame. Pure. */
export function placePicture(picture: Size, frame: Frame, { zoom, x, y }: Crop) {
  const ratios = [frame.width / picture.width, frame.height / picture.height];
  const scale = (frame.fit === "cover" ? Math.max(...ratios) : Math.min(...ratios)) * zoom;
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    left: start(frame.width - width, x),
    top: start(frame.height - height, y),
    width,
    height,
  };
}

/** @param room negative where the picture is larger than its frame */
const start = (room: number, moved: number) => room / 2 + (Math.min(room, 0) / 2) * moved;

/** The crop after the picture was dragged by this many pixels of the frame. Pure. */
export function dragCrop(picture: Size, frame: Frame, crop: Crop, dx: number, dy: number): Crop {
  const { width, height } = placePicture(picture, frame, crop);
  const moved = (at: number, by: number, room: number) =>
    room < 0 ? Math.max(-1, Math.min(1, at + (by * 2) / room)) : 0;
  return {
    zoom: crop.zoom,
    x: moved(crop.x, dx, frame.width - width),
    y: moved(crop.y, dy, frame.height - height),
  };
}
