import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Position } from "~party/presence";
import { watchTogether } from "./watch";

/** What a browser's player does, as far as watching together needs it. */
class Player extends EventTarget {
  paused = true;
  ended = false;
  seeking = false;
  #seconds = 0;
  get currentTime() {
    return this.#seconds;
  }
  set currentTime(seconds: number) {
    this.#seconds = seconds;
    this.seeking = true;
  }
  closest = () => ({ id: "file-a" });
  pause = () => {};
  play = async () => {};
  /** The move that was begun is over. */
  arrive() {
    this.seeking = false;
    const event = new Event("seeked");
    Object.defineProperty(event, "target", { value: this });
    page.dispatchEvent(event);
  }
}

let player: Player;
let page: EventTarget;
let said: number[];
let together: ReturnType<typeof watchTogether>;

beforeEach(() => {
  vi.useFakeTimers();
  player = new Player();
  page = Object.assign(new EventTarget(), { querySelector: () => player });
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLVideoElement", Player);
  said = [];
  together = watchTogether(({ ms }) => said.push(ms));
});
afterEach(() => {
  together.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const at = (ms: number): Position => ({ file: "a", ms, playing: false });

it("follows another's move, and does not send it back", () => {
  together.follow(at(1_000));
  player.arrive();
  vi.runAllTimers();
  expect([player.currentTime, said]).toEqual([1, []]);
});

it("keeps a viewer's own move when another's comes while it is made, and sends it", () => {
  together.follow(at(1_000));
  player.arrive();
  vi.runAllTimers();
  player.currentTime = 2;
  together.follow(at(1_000));
  expect(player.currentTime).toBe(2);
  player.arrive();
  together.follow(at(1_000));
  vi.runAllTimers();
  expect([player.currentTime, said]).toEqual([2, [2_000]]);
});

it("follows again once its own move was sent", () => {
  player.currentTime = 2;
  player.arrive();
  vi.runAllTimers();
  together.follow(at(0));
  expect([player.currentTime, said]).toEqual([0, [2_000]]);
});

it("follows, too, when it has drifted from what it sent", () => {
  player.currentTime = 2;
  player.arrive();
  vi.runAllTimers();
  player.currentTime = 5;
  player.seeking = false;
  together.follow(at(0));
  expect(player.currentTime).toBe(0);
});
