import { expect, it } from "vitest";
import { answering, fieldNamed, pressNamed, NOW } from "./answering.ts";
import { type as typeInto } from "./controls.ts";
import { openPage } from "./open-page.tsx";

const qr = { size: 33, path: "M4 4h1v1h-1zM5 4h1v1h-1z" };
const key = { key: "ABCDEFGHIJ", uri: "otpauth://totp/answered", qr };
const visitor = { authenticated: true, userType: "customer" } as const;

it("draws the key in black on a white ground of the picture's full size", async () => {
  const answer = answering({
    "users.me.secondStep": { since: null },
    "users.me.proof": { password: true, fresh_until: null },
    "users.me.secondStep.start": key,
  });
  const page = await openPage({
    path: "/setting/account/second-step",
    visitor,
    now: NOW,
    answer,
  });
  typeInto(fieldNamed("지금 비밀번호"), "Maple-Bridge-2207!");
  await pressNamed(page, "인증 앱 연결하기");
  const picture = document.querySelector("main svg[role=img]");
  expect(picture?.getAttribute("aria-label")).toBe("인증 앱으로 읽는 QR 코드");
  expect(picture?.getAttribute("viewBox")).toBe("0 0 33 33");
  const [ground, dark, ...others] = picture?.children ?? [];
  // In the dark theme it would be black on black without: no app reads that.
  expect(ground?.outerHTML).toContain('<rect width="33" height="33" fill="white"');
  expect(dark?.outerHTML).toContain(`<path d="${qr.path}" fill="black"`);
  expect(others).toEqual([]);
  expect(document.querySelector("main")?.textContent).toContain("ABCD EFGH IJ");
});
