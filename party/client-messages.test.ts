import { expect, test } from "vitest";
import { z } from "zod";
import { ClientMessageReader } from "./client-messages";

const typing = { schema: z.strictObject({ typing: z.boolean() }), perMinute: 2 };

test("a room without rules takes no message", () => {
  const reader = new ClientMessageReader(null);
  expect(reader.read("a", "{}", 0)).toEqual({ refusal: "This room takes no messages" });
});

test("a message is what the room's schema says", () => {
  const reader = new ClientMessageReader({ ...typing, perMinute: 100 });
  expect(reader.read("a", '{"typing":true}', 0)).toEqual({ message: { typing: true } });
  for (const message of [
    "{}",
    '{"typing":true,"more":1}',
    "not json",
    `{"typing":true${" ".repeat(500)}}`,
    new ArrayBuffer(4),
  ])
    expect(reader.read("a", message, 0)).toEqual({ refusal: "Not a message of this room" });
});

test("each connection may send as many messages a minute as the room allows", () => {
  const reader = new ClientMessageReader(typing);
  const send = (id: string, now: number) => reader.read(id, '{"typing":true}', now);
  expect([send("a", 0), send("a", 59_999)]).toEqual([
    { message: { typing: true } },
    { message: { typing: true } },
  ]);
  expect(send("a", 59_999)).toEqual({ refusal: "Too many messages" });
  expect(send("b", 59_999)).toEqual({ message: { typing: true } });
  expect(send("a", 60_000)).toEqual({ message: { typing: true } });
});
