import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { control } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { UploadForm } from "~/features/media/media/upload-form";
import { paths } from "~/paths";
import { filesOfPortfolio } from "./file-addresses";
import { GalleryItem } from "./gallery";
import type { OwnPortfolioItem } from "./queries.server";

/** Adds files. */
export const AddPortfolioItems = ({ remaining }: { remaining: number }) => (
  <div className="flex flex-col gap-3">
    <UploadForm target={filesOfPortfolio} label="Add pictures or clips" several />
    <p className="text-sm text-soft">
      {remaining === 1 ? "Room for 1 more." : `Room for ${remaining} more.`}
    </p>
  </div>
);

/** The athlete's own portfolio items: put in order, described, removed. */
export const OwnPortfolio = ({ items }: { items: readonly OwnPortfolioItem[] }) => (
  <ol className="flex flex-col divide-y divide-line">
    {items.map((item, i) => (
      <li key={item.id} className="flex flex-wrap items-start gap-4 py-5 first:pt-0">
        <div className="w-32 flex-none">
          <GalleryItem item={item} label={item.alt || item.name} />
        </div>
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-3">
          <p className="font-strong break-words">
            {i + 1}. {item.name}
          </p>
          {item.contentId ? (
            <TextLink to={paths.athlete.content(item.contentId)}>From your content</TextLink>
          ) : (
            <DescribeForm item={item} />
          )}
          <Steps item={item} isFirst={i === 0} isLast={i === items.length - 1} />
        </div>
      </li>
    ))}
  </ol>
);

function DescribeForm({ item }: { item: OwnPortfolioItem }) {
  const id = `alt-${item.id}`;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="itemId" value={item.id} />
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="text-sm text-soft">
          Describe it for people who can't see it
        </label>
        <input
          key={item.alt}
          id={id}
          name="alt"
          maxLength={500}
          defaultValue={item.alt}
          className={`${control} mt-1 min-h-11`}
        />
      </div>
      <Button variant="plain" size="sm" name="intent" value="describe" busy={useBusy(item.id)}>
        Save<span className="sr-only"> what {item.name} shows</span>
      </Button>
    </Form>
  );
}

const useBusy = (id: string) => useNavigation().formData?.get("itemId") === id;

function Steps({
  item: { id, name },
  isFirst,
  isLast,
}: {
  item: OwnPortfolioItem;
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
      <input type="hidden" name="itemId" value={id} />
      {!isFirst && step("up", "Move up")}
      {!isLast && step("down", "Move down")}
      {step("remove", "Remove")}
    </Form>
  );
}
