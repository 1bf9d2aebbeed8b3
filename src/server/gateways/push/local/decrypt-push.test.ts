import { expect, it } from "vitest";
import { decryptPush } from "./decrypt-push.ts";

/** The example of RFC 8291, section 5 and appendix A. */
const device = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  privateKey: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};
const body = Buffer.from(
  "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml" +
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT" +
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  "base64url",
);

it("reads the standard's own example", () => {
  expect(decryptPush(body, device)).toBe("When I grow up, I want to be a watermelon");
});

it("reads nothing that is meant for another device, was changed on the way or is too short", () => {
  expect(decryptPush(body, { ...device, auth: "BTBZMqHH6r4Tts7J_aSIgQ" })).toBeNull();
  const changed = Buffer.from(body);
  changed[100] = (changed[100] ?? 0) ^ 1;
  expect(decryptPush(changed, device)).toBeNull();
  expect(decryptPush(Buffer.from("short"), device)).toBeNull();
});
