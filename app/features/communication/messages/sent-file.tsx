import { Picture } from "~/features/media/media/picture";
import { filesOf, paths } from "~/paths";
import { bytesText } from "~/platform/bytes";
import type { Message } from "./load-thread.server";

/** A picture, which opens in full size, or a document, which is downloaded. */
export function SentFile({
  file: { id, kind, name, bytes, width, height },
  conversationId,
}: {
  file: NonNullable<Message["file"]>;
  conversationId: string;
}) {
  const address = (file: string) => filesOf(paths.conversation(conversationId)).file(id, file);
  if (kind === "picture")
    return (
      <a href={address(`${width}.webp`)} target="_blank" rel="noopener" className="block">
        <Picture
          {...{ width, height, address }}
          alt={name}
          sizes="(min-width: 1024px) 360px, 80vw"
          className="max-h-80 w-auto max-w-full"
        />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  return (
    <a href={address("document.pdf")} download className="flex flex-wrap items-baseline gap-x-2">
      <span className="break-all">{name}</span>
      <span className="text-xs text-soft">PDF, {bytesText(bytes)}</span>
    </a>
  );
}
