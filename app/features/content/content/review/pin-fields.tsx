import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/components/form";
import { ErrorText } from "~/components/ui/field";
import type { ContentFile } from "../queries.server";

interface Props {
  files: readonly ContentFile[];
  fields: Record<"mediaId" | "time", FieldMetadata<string | undefined>> &
    Record<"x" | "y", FieldMetadata<number | undefined>>;
}

const nameOf = ({ kind, name }: ContentFile) => `${kind === "clip" ? "Clip" : "Picture"}: ${name}`;

/**
 * What a comment is pinned to. Without scripts by these fields; with scripts a click on the picture or 'c' during a
 * clip fills them in (pinning.ts). Of several files, the chosen one's kind decides by style what is asked.
 */
export function PinFields({ files, fields: { mediaId, time, x, y } }: Props) {
  const [only] = files.length === 1 ? files : [];
  const failed = [mediaId, time, x, y].some(({ errors }) => errors?.length);
  const shown = (kind: keyof typeof SHOWN) =>
    only ? (only.kind === kind ? "" : "hidden") : SHOWN[kind];
  return (
    <details className="group/pin" open={failed || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline">
        {only?.kind === "picture" ? "Pin it to a point" : "Pin it to a moment or a point"}
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        {only ? (
          <input type="hidden" name={mediaId.name} value={only.id} data-kind={only.kind} />
        ) : (
          <fieldset>
            <legend className="mb-1 font-[650]">About</legend>
            {[null, ...files].map((file) => (
              <label
                key={file?.id ?? ""}
                className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2"
              >
                <input
                  type="radio"
                  name={mediaId.name}
                  value={file?.id ?? ""}
                  defaultChecked={(mediaId.initialValue ?? "") === (file?.id ?? "")}
                  className={`size-5 flex-none accent-(--leaf) ${file ? `pin-${file.kind}` : ""}`}
                />
                <span className="min-w-0 break-words">{file ? nameOf(file) : "All of it"}</span>
              </label>
            ))}
            <ErrorText id={mediaId.errorId} errors={mediaId.errors} />
          </fieldset>
        )}
        <div className={`max-w-40 ${shown("clip")}`}>
          <Field field={time} label="Time" hint="Such as 0:12" autoComplete="off" />
        </div>
        <div className={`grid max-w-80 grid-cols-2 gap-3 ${shown("picture")}`}>
          <Field field={x} label="From the left, %" inputMode="decimal" unmarked />
          <Field field={y} label="From the top, %" inputMode="decimal" unmarked />
        </div>
      </div>
    </details>
  );
}

const SHOWN = {
  clip: "hidden group-has-[.pin-clip:checked]/pin:block",
  picture: "hidden group-has-[.pin-picture:checked]/pin:grid",
};
