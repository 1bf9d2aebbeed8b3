import { describe, expect, it } from "vitest";
import { ENDPOINT_LENGTH_MAX, isVendorEndpoint } from "./push-endpoint.ts";

describe("where pushes go", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
  ])("is %s", (endpoint) => {
    expect(isVendorEndpoint(endpoint)).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://fcm.googleapis.com.evil.kr/abc",
    "https://evil-fcm.googleapis.com/abc",
    "https://evilnotify.windows.com/abc",
    "https://push.apple.com.evil.kr/abc",
    "https://fcm.googleapis.com@evil.kr/abc",
    "https://me:secret@fcm.googleapis.com/abc",
    "https://127.0.0.1/abc",
    "https://localhost/push/abc",
    "http://127.0.0.1:5432/",
    "file:///etc/passwd",
    "fcm.googleapis.com/abc",
    "",
    `https://fcm.googleapis.com/${"a".repeat(ENDPOINT_LENGTH_MAX)}`,
  ])("is never %s", (endpoint) => {
    expect(isVendorEndpoint(endpoint)).toBe(false);
  });
});
