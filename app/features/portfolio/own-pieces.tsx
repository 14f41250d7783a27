import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { control } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { paths } from "~/paths";
import { Piece } from "./gallery";
import type { OwnPiece } from "./queries.server";

/** The athlete's own pieces: put in order, described, removed. */
export const OwnPieces = ({ pieces }: { pieces: readonly OwnPiece[] }) => (
  <ol className="flex flex-col divide-y divide-line">
    {pieces.map((piece, i) => (
      <li key={piece.id} className="flex flex-wrap items-start gap-4 py-5 first:pt-0">
        <div className="w-32 flex-none">
          <Piece piece={piece} label={piece.alt || piece.name} />
        </div>
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-3">
          <p className="font-[650] break-words">
            {i + 1}. {piece.name}
          </p>
          {piece.contentId ? (
            <TextLink to={paths.athlete.content(piece.contentId)}>From your content</TextLink>
          ) : (
            <DescribeForm piece={piece} />
          )}
          <Steps piece={piece} isFirst={i === 0} isLast={i === pieces.length - 1} />
        </div>
      </li>
    ))}
  </ol>
);

function DescribeForm({ piece }: { piece: OwnPiece }) {
  const id = `alt-${piece.id}`;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="pieceId" value={piece.id} />
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="text-sm text-soft">
          What it shows, for people who can't see it
        </label>
        <input
          key={piece.alt}
          id={id}
          name="alt"
          maxLength={500}
          defaultValue={piece.alt}
          className={`${control} mt-1 min-h-11`}
        />
      </div>
      <Button variant="plain" size="sm" name="intent" value="describe" busy={useBusy(piece.id)}>
        Save<span className="sr-only"> what {piece.name} shows</span>
      </Button>
    </Form>
  );
}

const useBusy = (id: string) => useNavigation().formData?.get("pieceId") === id;

function Steps({
  piece: { id, name },
  isFirst,
  isLast,
}: {
  piece: OwnPiece;
  isFirst: boolean;
  isLast: boolean;
}) {
  const busy = useBusy(id);
  const step = (intent: "up" | "down" | "remove", label: string) => (
    <Button variant="plain" size="sm" name="intent" value={intent} busy={busy}>
      {label}
      <span className="sr-only">: {name}</span>
    </Button>
  );
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="pieceId" value={id} />
      {!isFirst && step("up", "Move up")}
      {!isLast && step("down", "Move down")}
      {step("remove", "Remove")}
    </Form>
  );
}
