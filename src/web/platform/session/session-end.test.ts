import { afterEach, describe, expect, it, vi } from "vitest";
import { messageOf, statusOf, type ErrorCode } from "#contract/errors.ts";
import type { Answer, Transport } from "../api/call.ts";
import { inSession, onSessionEnd } from "./session-end.ts";

const DONE: Answer = { status: 200, body: {} };
const refused = (code: ErrorCode): Answer => ({
  status: statusOf(code),
  body: { error: { code, message: messageOf(code), trace_id: "t" } },
});
const ENDED = refused("auth_required");
const OLD_TOKEN = refused("csrf_failed");

let stop = () => {};
afterEach(() => stop());

/** A server that answers so in turn, and at last with the last. */
function answering(...answers: Answer[]) {
  const transport = vi.fn<Transport>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next ?? DONE;
  });
  return { transport, call: inSession(transport) };
}

function asked(again: boolean) {
  const ask = vi.fn(async (_byPerson: boolean) => again);
  stop = onSessionEnd(ask);
  return ask;
}

describe("a call after the session's end", () => {
  it("goes once more when the person has logged in again", async () => {
    const ask = asked(true);
    const { transport, call } = answering(ENDED, DONE);
    await expect(call("users.me.savedPros.save", {}, { byPerson: true })).resolves.toBe(DONE);
    expect([ask.mock.calls.length, transport.mock.calls.length]).toEqual([1, 2]);
  });

  it("is answered as it was when they have not, and reads ask no more until they press", async () => {
    const ask = asked(false);
    const { call } = answering(ENDED);
    await expect(call("users.me", {}, {})).resolves.toBe(ENDED);
    await expect(call("users.me.credits", {}, {})).resolves.toBe(ENDED);
    expect(ask).toHaveBeenCalledTimes(1);
    await call("users.me.savedPros.save", {}, { byPerson: true });
    expect(ask.mock.calls).toEqual([[false], [true]]);
  });

  it("asks once for all calls that meet it together", async () => {
    const ask = asked(true);
    const { call } = answering(ENDED, ENDED, DONE);
    await Promise.all([call("users.me", {}, {}), call("users.me.credits", {}, {})]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("asks on the next page, though nobody answered on the one before", async () => {
    const unanswered = vi.fn(() => new Promise<boolean>(() => {}));
    stop = onSessionEnd(unanswered);
    const { call } = answering(ENDED);
    void call("users.me", {}, {});
    await vi.waitFor(() => expect(unanswered).toHaveBeenCalled());
    stop();
    const ask = asked(false);
    await expect(call("users.me", {}, {})).resolves.toBe(ENDED);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("asks nobody on a page of nobody", async () => {
    const { transport, call } = answering(ENDED);
    await expect(call("users.me", {}, {})).resolves.toBe(ENDED);
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it("does not ask for logging out, which needs no session", async () => {
    const ask = asked(true);
    const { call } = answering(ENDED);
    await expect(call("auth.logout", {}, { byPerson: true })).resolves.toBe(ENDED);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("a call with the token of an ended session", () => {
  it.each(["auth.logout", "users.me.savedPros.save"] as const)(
    "goes once more with the new one: %s",
    async (name) => {
      const ask = asked(true);
      const { transport, call } = answering(OLD_TOKEN, DONE);
      await expect(call(name, {}, { byPerson: true })).resolves.toBe(DONE);
      expect(transport).toHaveBeenCalledTimes(2);
      expect(ask).not.toHaveBeenCalled();
    },
  );

  it("is answered as it was when the new one does not fit either", async () => {
    const { transport, call } = answering(OLD_TOKEN);
    await expect(call("users.me.savedPros.save", {}, {})).resolves.toBe(OLD_TOKEN);
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it("is not repeated for another refusal", async () => {
    const other = refused("forbidden");
    const { transport, call } = answering(other);
    await expect(call("users.me.savedPros.save", {}, {})).resolves.toBe(other);
    expect(transport).toHaveBeenCalledTimes(1);
  });
});
