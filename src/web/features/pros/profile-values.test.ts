import { expect, it } from "vitest";
import type { ProProfile } from "#contract/endpoints/pros.ts";
import { bodyOf, changedBody, EMPTY_PROFILE, profileResolver, valuesOf } from "./profile-values.ts";
import { endpointCall } from "#contract/endpoint-call.ts";

const stored: ProProfile = {
  id: "0190",
  state: "approved",
  state_reason: null,
  name_change: null,
  declined_name: null,
  display_name: "든든한 고수",
  headline: "꼼꼼하게 챙겨 드려요",
  introduction: "십 년 동안 한 우물을 팠어요. 약속을 지켜요.",
  career_years: 10,
  photo: { id: "0191", url: endpointCall("uploads.file", { uploadId: "0191" }).url },
  services: [{ slug: "move-in-cleaning", name: "입주청소" }],
  regions: [{ code: "11680", full_name: "서울특별시 강남구" }],
  accepts_requests: true,
  portfolio_count: 0,
};
const check = async (values: typeof EMPTY_PROFILE) =>
  (await profileResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false }))
    .errors;

it("sends a stored profile back as it was", () => {
  expect(bodyOf(valuesOf(stored))).toEqual({
    display_name: stored.display_name,
    headline: stored.headline,
    introduction: stored.introduction,
    career_years: 10,
    photo_id: "0191",
    services: ["move-in-cleaning"],
    si_gun_gu_codes: ["11680"],
  });
  expect(bodyOf(valuesOf({ ...stored, photo: null })).photo_id).toBeNull();
});

it("accepts a stored profile and tells every field of an empty one", async () => {
  expect(await check(valuesOf(stored))).toEqual({});
  expect(Object.keys(await check(EMPTY_PROFILE))).toEqual([
    "services",
    "regions",
    "display_name",
    "headline",
    "introduction",
    "career_years",
  ]);
});

it("sends what was changed here, and of all else what another tab has saved meanwhile", () => {
  const opened = valuesOf(stored);
  const latest = { ...opened, headline: "새로 적은 한 줄", career_years: 11, photo: [] };
  const typed = { ...opened, career_years: 12, regions: [] };
  expect(changedBody({ typed, opened, latest })).toEqual({
    ...bodyOf(opened),
    headline: "새로 적은 한 줄",
    photo_id: null,
    career_years: 12,
    si_gun_gu_codes: [],
  });
});
