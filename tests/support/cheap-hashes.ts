import type { scrypt } from "node:crypto";
import { vi } from "vitest";

/** A real password hash takes a third of a second. `db/password.test.ts` tests it; the integration tests use the cheapest one. */
vi.mock(import("node:crypto"), async (importOriginal) => {
  const crypto = await importOriginal();
  const cheap = (
    password: string,
    salt: Buffer,
    bytes: number,
    _cost: unknown,
    done: (error: Error | null, key: Buffer) => void,
  ) => crypto.scrypt(password, salt, bytes, { N: 2, r: 1, p: 1 }, done);
  return { ...crypto, scrypt: cheap as typeof scrypt };
});
