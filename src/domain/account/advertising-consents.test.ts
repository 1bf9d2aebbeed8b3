import { describe, expect, it } from "vitest";
import { advertisingNow } from "./advertising-consents.ts";

const all = { push: true, text: true, email: true, night: false };
const none = { push: false, text: false, email: false, night: false };

describe("advertising", () => {
  it("is what was answered last for the channel, and at sign-up for all before that", () => {
    expect(advertisingNow([])).toEqual(none);
    const signUp = { kind: "marketing", granted: true, at: 1 };
    expect(advertisingNow([signUp])).toEqual(all);
    const noText = { kind: "marketing_text", granted: false, at: 3 };
    const text = { kind: "marketing_text", granted: true, at: 2 };
    expect(advertisingNow([noText, signUp, text])).toEqual({ ...all, text: false });
    expect(advertisingNow([signUp, noText, { ...text, at: 4 }])).toEqual(all);
  });

  it("comes at night only by an answer of its own", () => {
    const night = { kind: "marketing_night", granted: true, at: 1 };
    expect(advertisingNow([night])).toEqual({ ...none, night: true });
  });
});
