import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Frame } from "~/features/media/media/picture-sizes";
import { type Crop, dragCrop, MAX_ZOOM, placePicture, UNCROPPED } from "./crop";

/** Shows the picture in its frame: dragged with a finger or a mouse, zoomed and moved with sliders. */
export function Cropper({
  picture,
  frame,
  canvas,
}: {
  picture: ImageBitmap;
  frame: Frame;
  canvas: RefObject<HTMLCanvasElement>;
}) {
  const [crop, setCrop] = useState(UNCROPPED);
  const held = useRef<{ x: number; y: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins from its middle
  useEffect(() => setCrop(UNCROPPED), [picture]);
  useEffect(() => draw(canvas.current, picture, frame, crop), [canvas, picture, frame, crop]);
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const from = held.current;
    if (!from) return;
    held.current = { x: clientX, y: clientY };
    const scale = frame.width / currentTarget.clientWidth;
    const [dx, dy] = [(clientX - from.x) * scale, (clientY - from.y) * scale];
    setCrop((at) => dragCrop(picture, frame, at, dx, dy));
  };
  const drop = () => {
    held.current = null;
  };
  const slider = (label: string, key: keyof Crop, min: number, max: number) => (
    <label className="flex flex-col gap-1 text-sm text-soft">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.05}
        value={crop[key]}
        className="slider"
        onChange={(event) => setCrop({ ...crop, [key]: Number(event.currentTarget.value) })}
      />
    </label>
  );
  return (
    <fieldset className="flex w-full flex-wrap items-center gap-5">
      <legend className="sr-only">Crop</legend>
      <canvas
        ref={canvas}
        width={frame.width}
        height={frame.height}
        role="img"
        aria-label="How it will look"
        className={`h-auto max-w-full cursor-move touch-none rounded-[12px] bg-sunk ${frame.width === frame.height ? "w-50" : "w-120"}`}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      />
      <div className="flex min-w-50 flex-1 flex-col gap-3">
        {slider("Zoom", "zoom", 1, MAX_ZOOM)}
        {slider("Left or right", "x", -1, 1)}
        {slider("Up or down", "y", -1, 1)}
      </div>
    </fieldset>
  );
}

function draw(
  canvas: HTMLCanvasElement | null,
  picture: ImageBitmap,
  frame: Frame,
  crop: Crop,
): void {
  const context = canvas?.getContext("2d");
  if (!context) return;
  const { left, top, width, height } = placePicture(picture, frame, crop);
  // A JPEG has no transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, frame.width, frame.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, width, height);
}
