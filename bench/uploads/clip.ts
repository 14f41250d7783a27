import { randomFillSync } from "node:crypto";
import { clipFile } from "../../tests/support/clip-file";

const MIB = 1024 * 1024;

/** A clip of this many MiB, whose samples are chance: nothing on the way can make it smaller. */
export function clipOf(mib: number): Buffer {
  const head = Buffer.from(clipFile({}, 0));
  const whole = Buffer.alloc(mib * MIB);
  head.copy(whole);
  // The samples are the last box: its length stands where it begins.
  whole.writeUInt32BE(whole.length - head.length + 8, head.length - 8);
  randomFillSync(whole, head.length);
  return whole;
}
