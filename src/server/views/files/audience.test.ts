import { describe, expect, it } from "vitest";
import { uploadAudience, type UploadUse } from "./audience.ts";

const stranger = (use: UploadUse) => uploadAudience({ isOwner: false, use });
const owner = (use: UploadUse) => uploadAudience({ isOwner: true, use });

describe("uploadAudience", () => {
  it("is the owner alone until the file is used", () => {
    expect(stranger({ kind: "none" })).toBe("nobody");
    expect(owner({ kind: "none" })).toBe("caller");
  });
  it("of a request's photo is the pros whom it reached", () => {
    expect(stranger({ kind: "request", isRecipient: true })).toBe("caller");
    expect(stranger({ kind: "request", isRecipient: false })).toBe("nobody");
  });
  it("of a quote's attachment is its two sides", () => {
    expect(stranger({ kind: "quote", isQuoteViewer: true })).toBe("caller");
    expect(stranger({ kind: "quote", isQuoteViewer: false })).toBe("nobody");
  });
  it("of a review's photo is whoever may read the pro's page", () => {
    expect(stranger({ kind: "review", reader: "everyone" })).toBe("everyone");
    expect(stranger({ kind: "review", reader: "nobody" })).toBe("nobody");
    expect(owner({ kind: "review", reader: "nobody" })).toBe("caller");
  });
  it("of a profile picture is whoever may read the profile", () => {
    expect(stranger({ kind: "profile", reader: "everyone" })).toBe("everyone");
    expect(stranger({ kind: "profile", reader: "caller" })).toBe("caller");
    expect(stranger({ kind: "profile", reader: "nobody" })).toBe("nobody");
    expect(owner({ kind: "profile", reader: "nobody" })).toBe("caller");
  });
});
