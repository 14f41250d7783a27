/**
 * The text of a document, as parts without a look, of which a PDF is made. `contracts/print.test.ts` compares them with the page
 * that was signed.
 */
export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "facts"; rows: [label: string, value: string][] }
  | { kind: "page-break" };

/** A document that is made into a file. The same one always makes the same file. */
export interface PrintDocument {
  title: string;
  language: "en-GB";
  /** Milliseconds. */
  createdAt: number;
  blocks: readonly Block[];
}

/** The texts of a document in the order in which they are read. */
export const listTexts = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case "list":
        return block.items;
      case "facts":
        return block.rows.flat();
      case "page-break":
        return [];
      default:
        return [block.text];
    }
  });
