import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { NOTICE_GROUPS, type NoticeGroup } from "./notice-groups.ts";
import { DEFAULT_NOTIFICATION_SETTINGS as usual } from "./notification-settings.ts";
import { planDeliveries } from "./plan-deliveries.ts";

const at = (time: string) => Date.parse(`2027-03-10T${time}+09:00`);
const NOON = at("12:00:00");

const planned = (
  group: NoticeGroup,
  given: Partial<Parameters<typeof planDeliveries>[0] & { at: number; isWatching: boolean }> = {},
  settings = usual,
) => {
  const {
    text = "글",
    mayWake = false,
    isTimely = false,
    at: when = NOON,
    isWatching = false,
  } = given;
  return planDeliveries({ group, text, mayWake, isTimely }, settings, { at: when, isWatching });
};
const channels = (...args: Parameters<typeof planned>) =>
  planned(...args).map(({ channel }) => channel);
const timeOf = (channel: string, ...args: Parameters<typeof planned>) =>
  planned(...args).find((one) => one.channel === channel)?.notBefore;

describe("channels of a notice", () => {
  it("are the group's, unless the person chose otherwise", () => {
    expect(NOTICE_GROUPS.map((group) => [group, channels(group)])).toEqual([
      ["my_request", ["push", "text", "email"]],
      ["my_work", ["push", "text", "email"]],
      ["talk", ["push", "text", "email"]],
      ["money", ["push", "text", "email"]],
      ["account", ["text", "email"]],
      ["advertising", []],
    ]);
    const choices = NOTICE_GROUPS.flatMap((group) =>
      (["push", "text", "email"] as const).map((channel) => ({ group, channel, isOn: false })),
    );
    const off = { ...usual, choices };
    expect(NOTICE_GROUPS.map((group) => [group, channels(group, {}, off)])).toEqual([
      ["my_request", []],
      ["my_work", []],
      ["talk", []],
      ["money", ["email"]],
      ["account", ["text", "email"]],
      ["advertising", []],
    ]);
    const on = { ...usual, choices: choices.map((choice) => ({ ...choice, isOn: true })) };
    expect(channels("advertising", {}, on)).toEqual(["push", "text", "email"]);
    expect(channels("account", {}, on)).toEqual(["text", "email"]);
  });

  it("have no text where the kind has none", () => {
    expect(channels("my_request", { text: null })).toEqual(["push", "email"]);
  });
});

describe("when a notice rings", () => {
  it.each([
    ["20:59:59", at("20:59:59")],
    ["21:00:00", at("08:00:00") + 24 * HOUR_MS],
    ["07:59:59", at("08:00:00")],
    ["08:00:00", at("08:00:00")],
  ])("at %s", (time, expected) => {
    expect(timeOf("push", "my_request", { at: at(time) })).toBe(expected);
    expect(timeOf("text", "my_request", { at: at(time) })).toBe(expected);
    expect(timeOf("email", "my_request", { at: at(time) })).toBe(at(time));
  });

  it("goes by the person's own hours, or none", () => {
    const late = at("23:30:00");
    const own = { ...usual, quietHours: { from: 0, to: 7 } };
    expect(timeOf("push", "my_request", { at: late }, own)).toBe(late);
    expect(timeOf("push", "my_request", { at: at("00:00:00") }, own)).toBe(at("07:00:00"));
    expect(timeOf("push", "my_request", { at: at("07:00:00") }, own)).toBe(at("07:00:00"));
    expect(timeOf("push", "my_request", { at: late }, { ...usual, quietHours: null })).toBe(late);
  });

  it("wakes by an urgent request only who wants it, and by the account everybody", () => {
    const late = at("23:30:00");
    const woken = { ...usual, mayWake: true };
    expect(timeOf("text", "my_work", { at: late, mayWake: true })).not.toBe(late);
    expect(timeOf("text", "my_work", { at: late, mayWake: true }, woken)).toBe(late);
    expect(timeOf("text", "my_work", { at: late }, woken)).not.toBe(late);
    expect(timeOf("text", "account", { at: late })).toBe(late);
  });
});

describe("a message", () => {
  it("rings at once, is texted after ten minutes and mailed after an hour, while it is unread", () => {
    expect(planned("talk")).toEqual([
      { channel: "push", notBefore: NOON, unlessRead: true, forDigest: false },
      { channel: "text", notBefore: NOON + 10 * MINUTE_MS, unlessRead: true, forDigest: false },
      { channel: "email", notBefore: NOON + HOUR_MS, unlessRead: true, forDigest: false },
    ]);
    const late = at("20:55:00");
    expect(timeOf("text", "talk", { at: late })).toBe(at("08:00:00") + 24 * HOUR_MS);
  });

  it("does not ring while a page of theirs is visible; other news does", () => {
    expect(channels("talk", { isWatching: true })).toEqual(["text", "email"]);
    expect(channels("my_request", { isWatching: true })).toEqual(["push", "text", "email"]);
  });
});

describe("a pro's e-mails about work", () => {
  it.each([
    ["08:59:59", at("09:00:00")],
    ["09:00:00", at("09:00:00")],
    ["09:00:01", at("09:00:00") + 24 * HOUR_MS],
  ])("given at %s come together at nine", (time, expected) => {
    const email = planned("my_work", { at: at(time) }).find(({ channel }) => channel === "email");
    expect(email).toMatchObject({ notBefore: expected, forDigest: true });
  });

  it("do not wait for it where they speak of tomorrow", () => {
    const [, , mail] = planned("my_work", { isTimely: true });
    expect(mail).toMatchObject({ channel: "email", notBefore: NOON, forDigest: false });
  });

  it("come one by one without the digest", () => {
    const own = { ...usual, digest: false };
    const email = planned("my_work", {}, own).find(({ channel }) => channel === "email");
    expect(email).toMatchObject({ notBefore: NOON, forDigest: false });
  });
});
