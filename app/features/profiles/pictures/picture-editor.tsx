import type { ReactNode } from "react";
import { lazyHydrated } from "~/components/later";
import type { PictureTarget } from "./frames";
import type { PictureFormProps } from "./picture-form";

const PictureForm = lazyHydrated<PictureFormProps>("picture-form", () =>
  import("./picture-form").then(({ PictureForm }) => PictureForm),
);

/** A picture as it is (`children`), and the form that changes it. */
export const PictureEditor = ({
  target,
  picture,
  children,
}: {
  target: PictureTarget;
  picture: string | null;
  children?: ReactNode;
}) => (
  <div className="flex flex-wrap items-start gap-5">
    {children}
    <div className="min-w-0 flex-1 basis-60">
      <PictureForm {...target} isSet={picture !== null} />
    </div>
  </div>
);
