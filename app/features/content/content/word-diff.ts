/** A text that both versions have, or only one of them. */
export interface Segment {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Words with the space after them, so that joined they are the text again. */
const wordsOf = (text: string) => text.match(/\s*\S+\s*|\s+/g) ?? [];

/** How two texts differ, by words: the longest common sequence stays. Pure. */
export function diffWords(before: string, after: string): Segment[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  // Row i, column j: the length of the longest common sequence of a[i..] and b[j..].
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const segments: Segment[] = [];
  const add = (kind: Segment["kind"], text: string) => {
    const last = segments.at(-1);
    if (last?.kind === kind) last.text += text;
    else segments.push({ kind, text });
  };
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add("same", a[i++] ?? "");
      j++;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1)))
      add("removed", a[i++] ?? "");
    else add("added", b[j++] ?? "");
  }
  return segments;
}
