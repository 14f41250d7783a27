import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { FileInput } from "~/components/ui/field";
import { ACCEPTED_PICTURES } from "~/features/media/media/limits";
import { Cropper } from "./cropper";
import {
  FRAMES,
  PICTURE_NAMES,
  type PicturePurpose,
  type PictureTarget,
  pictureAddresses,
} from "./frames";

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
          <label htmlFor={id} className="font-[650]">
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
        <Button size="sm" busy={busy}>
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
