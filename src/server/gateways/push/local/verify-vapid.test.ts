import { expect, it } from "vitest";
import webPush from "web-push";
import { vapidSigner } from "./verify-vapid.ts";

const AUDIENCE = "http://127.0.0.1:4000";
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const now = Date.now();

function header(audience: string, expiration = Math.floor(now / 1000) + 60): string {
  const subject = "mailto:push@somssi.test";
  return webPush.getVapidHeaders(audience, subject, publicKey, privateKey, "aes128gcm", expiration)
    .Authorization;
}

it("is whoever signed for this service and this moment", () => {
  expect(vapidSigner(header(AUDIENCE), AUDIENCE, now)).toBe(publicKey);
});

it("is nobody without a sound token", () => {
  const other = webPush.generateVAPIDKeys().publicKey;
  const sound = header(AUDIENCE);
  for (const broken of [
    undefined,
    "vapid t=a.b.c, k=AAAA",
    sound.replace(publicKey, other),
    sound.replace("vapid", "Bearer"),
    header("https://fcm.googleapis.com"),
    header(AUDIENCE, Math.floor(now / 1000) - 1),
  ]) {
    expect(vapidSigner(broken, AUDIENCE, now)).toBeNull();
  }
  expect(vapidSigner(sound, AUDIENCE, now + 61_000)).toBeNull();
  expect(vapidSigner(sound, AUDIENCE, now - 86_400_000)).toBeNull();
});
