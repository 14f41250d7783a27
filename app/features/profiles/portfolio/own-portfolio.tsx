import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { control, FieldFrame } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { TextLink } from "~/components/ui/link";
import { Popover } from "~/components/ui/popover";
import { ClipMark } from "~/features/media/media/picture";
import { UploadForm } from "~/features/media/media/upload-form";
import { paths } from "~/paths";
import { filesOfPortfolio } from "./file-addresses";
import { PortfolioMedia } from "./gallery";
import type { OwnPortfolioItem } from "./queries.server";

/** The athlete's own portfolio: each item opens its sheet, and the last tile adds files. @param remaining how many more fit */
export const OwnPortfolio = ({
  items,
  remaining,
}: {
  items: readonly OwnPortfolioItem[];
  remaining: number;
}) => (
  <ol className="grid grid-cols-3 gap-1.5 max-md:-mx-2.5 md:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] md:gap-3">
    {items.map((item, i) => (
      <li key={item.id}>
        <Tile item={item} number={i + 1} total={items.length} />
      </li>
    ))}
    {remaining > 0 && (
      <li className="has-[[open]]:col-span-full has-[[open]]:max-md:px-2.5">
        <AddTile isFirst={items.length === 0} remaining={remaining} />
      </li>
    )}
  </ol>
);

/** @param isFirst open, and it stays so while several files arrive */
function AddTile({ isFirst, remaining }: { isFirst: boolean; remaining: number }) {
  const [wasFirst] = useState(isFirst);
  return (
    <details open={wasFirst || undefined} className="group">
      <summary className="flex list-none items-center justify-center gap-2 rounded-control font-strong group-open:min-h-11 group-open:justify-start not-group-open:aspect-square not-group-open:flex-col not-group-open:border not-group-open:border-dashed not-group-open:border-control hover:bg-leaf-wash">
        <Icon name="square-plus" />
        Add
      </summary>
      <div className="flex flex-col gap-3">
        <UploadForm target={filesOfPortfolio} label="Pictures or clips" several />
        <p className="text-sm text-soft">Room for {remaining} more.</p>
      </div>
    </details>
  );
}

interface TileProps {
  item: OwnPortfolioItem;
  number: number;
  total: number;
}

/** A square that opens its sheet. While it is open, the window around the sheet belongs to it, so that a tap there closes it without scripts. */
function Tile({ item, number, total }: TileProps) {
  const label = item.alt || item.name;
  return (
    <Popover staysOpen className="group">
      <summary className="relative block list-none covers-window">
        <PortfolioMedia
          item={item}
          label={label}
          sizes="(min-width: 768px) 200px, 33vw"
          className="pointer-events-none aspect-square w-full object-cover"
        />
        <span className="absolute inset-x-1 top-1 flex flex-wrap gap-1 text-xs font-strong">
          <span className="min-w-6 rounded-control bg-card px-1.5 text-center">{number}</span>
          {!item.alt && !item.contentId && (
            <span className="rounded-control bg-amber-wash px-1.5 text-amber">No description</span>
          )}
        </span>
        {item.kind === "clip" && (
          <>
            <ClipMark />
            <span className="sr-only">{label}</span>
          </>
        )}
        <span className="fixed top-2 right-4 z-40 hidden rounded-control bg-card px-4 py-2.5 font-strong group-open:block">
          Close
        </span>
      </summary>
      <Sheet item={item} number={number} total={total} />
    </Popover>
  );
}

function Sheet({ item, number, total }: TileProps) {
  const { id, kind, alt, name, contentId } = item;
  const busy = useNavigation().formData?.get("itemId") === id;
  const step = { name: "intent", variant: "quiet", size: "sm", busy } as const;
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 grid max-h-[80dvh] gap-4 overflow-y-auto overscroll-contain rounded-t-card bg-card p-4 shadow-dialog md:inset-x-8 md:inset-y-0 md:m-auto md:h-fit md:max-w-page md:grid-cols-2 md:gap-6 md:rounded-card md:p-6">
      <PortfolioMedia
        item={item}
        label={alt || name}
        sizes="(min-width: 768px) 480px, 100vw"
        className="max-h-[32dvh] w-full object-contain md:max-h-[70dvh]"
        controls
      />
      <Form method="post" preventScrollReset className="flex flex-col items-start gap-4">
        <input type="hidden" name="itemId" value={id} />
        <div className="min-w-0">
          <h2 className="text-lg">
            {kind === "clip" ? "Clip" : "Picture"} {number} of {total}
          </h2>
          {!alt && <p className="text-sm break-words text-soft">{name}</p>}
        </div>
        {contentId ? (
          <TextLink to={paths.athlete.content(contentId)}>From your content</TextLink>
        ) : (
          <>
            <FieldFrame
              id={`alt-${id}`}
              label={`Describe the ${kind}`}
              hint="Read aloud to people who can't see it."
              hintId={`hint-${id}`}
              className="w-full"
            >
              <textarea
                key={alt}
                id={`alt-${id}`}
                name="alt"
                rows={2}
                maxLength={500}
                defaultValue={alt}
                aria-describedby={`hint-${id}`}
                className={control}
              />
            </FieldFrame>
            <Button name="intent" value="describe" busy={busy}>
              Save
            </Button>
          </>
        )}
        <div className="-mx-3 flex flex-wrap sm:-mx-3.5">
          {total > 1 && (
            <>
              <Button {...step} value="up" disabled={number === 1}>
                Move earlier
              </Button>
              <Button {...step} value="down" disabled={number === total}>
                Move later
              </Button>
            </>
          )}
          <Button {...step} value="remove">
            Remove
          </Button>
        </div>
      </Form>
    </div>
  );
}
