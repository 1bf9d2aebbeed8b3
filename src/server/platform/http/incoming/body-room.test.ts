import { describe, expect, it } from "vitest";
import { BodyRoom } from "./body-room.ts";

function scene(most = 10, mostPerCaller = 6) {
  const room = new BodyRoom({ most, mostPerCaller });
  const gone: string[] = [];
  return {
    room,
    gone,
    open: (caller: string, name: string) => room.open(caller, () => gone.push(name)),
  };
}

describe("the room for unfinished bodies", () => {
  it("holds exactly so many bytes in all", () => {
    const { room, gone, open } = scene();
    open("a", "first").grow(5);
    const second = open("b", "second");
    second.grow(5);
    expect([gone, room.bytes]).toEqual([[], 10]);
    second.grow(1);
    expect([gone, room.bytes]).toEqual([["first"], 6]);
  });

  it("holds exactly so many of one caller, whose own oldest gives way", () => {
    const { room, gone, open } = scene();
    open("b", "other").grow(4);
    open("a", "first").grow(3);
    open("a", "second").grow(3);
    expect(gone).toEqual([]);
    open("a", "third").grow(1);
    expect([gone, room.bytes]).toEqual([["first"], 8]);
  });

  it("has room again for what has ended, and counts nothing twice", () => {
    const { room, gone, open } = scene();
    const first = open("a", "first");
    first.grow(6);
    first.end();
    first.end();
    open("a", "second").grow(6);
    expect([gone, room.bytes]).toEqual([[], 6]);
  });

  it("turns away one that is too large by itself, and hears no more of it", () => {
    const { room, gone, open } = scene();
    const large = open("a", "large");
    large.grow(7);
    large.grow(7);
    large.end();
    expect([gone, room.bytes]).toEqual([["large"], 0]);
  });

  it("drops nobody who keeps nothing", () => {
    const { gone, open } = scene();
    open("a", "waiting").grow(0);
    open("a", "first").grow(6);
    open("a", "second").grow(1);
    expect(gone).toEqual(["first"]);
  });
});
