import * as z from "zod";
import { PRO_STATES } from "#domain/pro/lifecycle.ts";
import {
  careerYears,
  proHeadline,
  proIntroduction,
  proName,
  proRegions,
  proServices,
} from "#domain/pro/profile-rules.ts";
import { siGunGuCode } from "#domain/region/region-rules.ts";
import { endpoint, LARGE_BODY_KILOBYTES } from "../endpoint.ts";
import { ruled, ruledInt, ruledList, ruledText } from "../ruled.ts";
import { id, instant, nothing, slug } from "../schemas.ts";
import { proCard } from "./market-parts.ts";

const profileFields = {
  display_name: ruledText(proName),
  headline: ruledText(proHeadline),
  introduction: ruledText(proIntroduction),
  career_years: ruledInt(careerYears),
  photo_id: id.nullable(),
  services: ruledList(slug, proServices),
  si_gun_gu_codes: ruled(z.array(ruledText(siGunGuCode)), proRegions),
};

const named = z.object({ slug: z.string(), name: z.string() });

/** The pro's own view of their profile, as they edit it. */
const proProfile = z.object({
  id,
  state: z.enum(PRO_STATES),
  state_reason: z.string().nullable(),
  display_name: z.string(),
  /** A new name that waits for staff; until they approve, `display_name` is shown. */
  name_change: z.object({ id, name: z.string(), asked_at: instant }).nullable(),
  /** The name that staff declined last, and why; null once another was asked for, or thirty days later. */
  declined_name: z.object({ name: z.string(), reason: z.string(), at: instant }).nullable(),
  headline: z.string(),
  introduction: z.string(),
  career_years: z.int(),
  photo: z.object({ id, url: z.string() }).nullable(),
  services: z.array(named),
  regions: z.array(z.object({ code: z.string(), full_name: z.string() })),
  accepts_requests: z.boolean(),
  /** Pieces of work in the portfolio. */
  portfolio_count: z.int(),
});

/** What the pro's deals of a service came to in the middle, in won, and of how many; null below five. */
const typicalPrice = z.object({ amount: z.int(), deals: z.int() }).nullable();

export const proEndpoints = {
  "pro.profile": endpoint("GET /api/v2/pro/profile/", {
    summary: "내 고수 프로필",
    access: "member",
    output: proProfile,
    errors: ["not_found"],
  }),
  "pro.apply": endpoint("POST /api/v2/pro/profile/", {
    summary: "고수로 지원하기. 확인을 거쳐 승인된다",
    access: "verified",
    bodyKilobytes: LARGE_BODY_KILOBYTES,
    body: z.strictObject(profileFields),
    output: proProfile,
    success: 201,
    errors: ["phone_unverified", "profile_exists", "upload_unusable"],
  }),
  "pro.profile.edit": endpoint("PUT /api/v2/pro/profile/", {
    summary:
      "내 고수 프로필 수정. 거절된 프로필은 다시 확인을 기다리고, 승인된 고수의 새 이름은 승인된 뒤에 보인다",
    access: "member",
    bodyKilobytes: LARGE_BODY_KILOBYTES,
    body: z.strictObject({ ...profileFields, accepts_requests: z.boolean() }),
    output: proProfile,
    errors: ["not_found", "upload_unusable"],
  }),
  "pro.nameChanges.withdraw": endpoint("DELETE /api/v2/pro/name-changes/{nameChangeId}/", {
    summary: "확인을 기다리는 새 활동 이름 취소하기",
    access: "member",
    params: { nameChangeId: id },
    output: nothing,
    errors: ["not_found", "nothing_pending"],
  }),
  "pro.get": endpoint("GET /api/v2/pro/{proId}/", {
    summary: "고수의 공개 프로필",
    access: "anyone",
    shared: true,
    params: { proId: id },
    output: proCard.extend({
      introduction: z.string(),
      career_years: z.int(),
      services: z.array(named.extend({ typical_price: typicalPrice })),
      /** Where they work, a whole si-do or city as one; `region_count` counts the si-gun-gu. */
      regions: z.array(z.object({ name: z.string(), is_whole: z.boolean() })),
      region_count: z.int(),
      /** The map of them, to be shown as a picture; null when no region of theirs has a known border. */
      map_url: z.string().nullable(),
      accepts_requests: z.boolean(),
      offers_consultation: z.boolean(),
      joined_at: instant,
    }),
    errors: ["not_found"],
  }),
  "pro.map": endpoint("GET /api/v2/pro/{proId}/map/", {
    summary: "고수가 일하는 지역의 지도 (SVG)",
    access: "anyone",
    transfer: "binary",
    params: { proId: id },
    /** The state of the regions that the URL is for: it changes when they do, so that a kept map is never old. */
    query: z.strictObject({ v: z.string().max(20).optional() }),
    output: z.unknown(),
    errors: ["not_found"],
  }),
};

export type ProProfile = z.output<typeof proProfile>;
