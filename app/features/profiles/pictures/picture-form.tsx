import {
  type FormEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "~/components/ui/button";
import { FileInput } from "~/components/ui/field";
import { ACCEPTED_PICTURES } from "~/features/media/media/limits";
import type { Frame } from "~/features/media/media/picture-sizes";
import { type Crop, dragCrop, MAX_ZOOM, placePicture, UNCROPPED } from "./crop";
import {
  FRAMES,
  PICTURE_NAMES,
  type PicturePurpose,
  type PictureTarget,
  pictureAddresses,
} from "./frames";

/** Shows the picture in its frame: dragged with a finger or a mouse, zoomed and moved with sliders. */
function Cropper({
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
        className={`h-auto max-w-full cursor-move touch-none rounded-[12px] bg-paper ${frame.width === frame.height ? "w-50" : "w-120"}`}
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

const SHAPES: Record<PicturePurpose, string> = {
  avatar: "It's cropped to a square.",
  logo: "It's shown whole, in a square.",
  cover: "A wide picture works best.",
};

/** How good a cropped picture is kept: about 60 KB for a square. */
const JPEG_QUALITY = 0.9;

export interface PictureFormProps extends PictureTarget {
  /** Whether there is a picture to remove. */
  isSet: boolean;
}

/**
 * Chooses a picture. Without scripts it is sent as it is, and cropped from its middle; with scripts it is cropped
 * here and sent small.
 */
export function PictureForm({ purpose, campaignId, isSet }: PictureFormProps) {
  const { file } = pictureAddresses({ purpose, campaignId });
  const id = `picture-${useId().replaceAll(":", "")}`;
  const name = PICTURE_NAMES[purpose];
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const open = async (chosen: File | undefined) => {
    // What this browser cannot read is sent as it is: the server says what is wrong.
    setPicture(chosen ? await createImageBitmap(chosen).catch(() => null) : null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen before the scripts came
  useEffect(() => void open(input.current?.files?.[0]), []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!picture) return;
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    canvas.current?.toBlob(
      (blob) => {
        if (blob && input.current) input.current.files = filesOf(blob, `${name}.jpg`);
        form.submit();
      },
      "image/jpeg",
      JPEG_QUALITY,
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <form
        method="post"
        action={file}
        encType="multipart/form-data"
        className="flex flex-col items-start gap-3"
        onSubmit={send}
      >
        <div className="flex max-w-full flex-col gap-1.5">
          <label htmlFor={id} className="font-strong">
            {isSet ? `Change your ${name}` : `Add a ${name}`}
          </label>
          <p id={`${id}-hint`} className="text-sm text-soft">
            PNG or JPG. {SHAPES[purpose]} Anyone can see it.
          </p>
          <FileInput
            ref={input}
            id={id}
            required
            accept={ACCEPTED_PICTURES}
            aria-describedby={`${id}-hint`}
            onChange={(event) => open(event.currentTarget.files?.[0])}
          />
        </div>
        {picture && <Cropper picture={picture} frame={FRAMES[purpose]} canvas={canvas} />}
        <Button variant="plain" size="sm" busy={busy}>
          Save {name}
        </Button>
      </form>
      {isSet && (
        <form method="post" action={file}>
          <Button variant="plain" size="sm">
            Remove {name}
          </Button>
        </form>
      )}
    </div>
  );
}

function filesOf(blob: Blob, name: string): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(new File([blob], name, { type: blob.type }));
  return transfer.files;
}
