/**
 * The text of a document, as parts without a look, of which a PDF is made. `contracts/print.test.ts` compares them with the page
 * that was signed.
 */
export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "facts"; rows: [label: string, value: string][] }
  | { kind: "charts"; charts: readonly Chart[] }
  | { kind: "pictures"; pictures: readonly PrintedPicture[] }
  | { kind: "table"; columns: string[]; rows: string[][] }
  | { kind: "page-break" };

/** A picture with the lines that stand beside it. */
export interface PrintedPicture {
  /** Null: there is none, or it could not be read. */
  jpeg: Uint8Array | null;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** The box that it is fitted into, in points. */
  width: number;
  height: number;
  lines: string[];
}

/** A line over time with its area, as paths of SVG in a box. */
export interface Chart {
  label: string;
  /** The value at the end. */
  last: string;
  from: string;
  to: string;
  line: string;
  area: string;
  width: number;
  height: number;
}

/** What a chart says in words. */
export const describeChart = ({ label, last, from, to }: Chart): string =>
  `${label}: ${last} (${from} to ${to})`;

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
      case "charts":
        return block.charts.map(describeChart);
      case "pictures":
        return block.pictures.flatMap(({ lines }) => lines);
      case "table":
        return [block.columns, ...block.rows].flat();
      case "page-break":
        return [];
      default:
        return [block.text];
    }
  });
