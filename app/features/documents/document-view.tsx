import type { Block } from "./blocks";

/** The headings of a document stand below the page's own. */
const HEADINGS = { 1: "h2", 2: "h3", 3: "h4" } as const;

/** A document on a page; it prints as it reads. */
export const DocumentView = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="prose max-w-[42em] min-w-0">
    {blocks.map((block, i) => (
      // A document never changes on its page.
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id
      <BlockView key={i} block={block} />
    ))}
  </div>
);

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading": {
      const Heading = HEADINGS[block.level];
      return <Heading>{block.text}</Heading>;
    }
    case "paragraph":
      return <p className="whitespace-pre-line">{block.text}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl className="my-4 grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(8rem,14rem)_1fr] sm:gap-y-2">
          {block.rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-sm text-soft max-sm:mt-2">{label}</dt>
              <dd className="font-[650] break-words whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "page-break":
      return <div className="break-after-page" />;
  }
}
