import {
  CERTIFICATION_STATES,
  KEPT_CERTIFICATION_STATES,
} from "#domain/certification/lifecycle.ts";
import { REQUIRED_CERTIFICATES } from "#domain/catalogue/service.ts";
import * as z from "zod";
import { CERTIFICATION_KINDS, CREDENTIAL_KINDS } from "#domain/certification/kind.ts";
import {
  businessName,
  businessNumber,
  credentialIssuer,
  businessAddress,
  businessPhone,
  credentialTitle,
  representative,
} from "#domain/certification/certification-rules.ts";
import { CREDENTIAL_SERVICES_MAX } from "#domain/certification/check-credential.ts";
import { endpoint } from "../endpoint.ts";
import { ruledText } from "../ruled.ts";
import { day, id, instant, listOf, nothing, picture, slug, uploadSize } from "../schemas.ts";

const state = z.enum(KEPT_CERTIFICATION_STATES);

/** The pro's own view of what became of it. */
const standing = {
  label: z.string(),
  /** Why it was turned down; null in any other state. */
  reason: z.string().nullable(),
  submitted_at: instant,
  decided_at: instant.nullable(),
};

const named = z.object({ slug: z.string(), name: z.string() });
const documentFile = z.object({ id, name: z.string(), url: z.string(), thumb_url: z.string() });

const nameCertification = z.object({
  state: z.enum(CERTIFICATION_STATES),
  /** First letter only: "김○○". */
  masked_name: z.string().nullable(),
  reason: z.string().nullable(),
  decided_at: instant.nullable(),
});
export type NameCertification = z.output<typeof nameCertification>;

const businessCertification = z.object({
  id,
  state,
  ...standing,
  /** "123-45-67891" */
  number: z.string(),
  business_name: z.string(),
  /** Empty of one handed in before these were asked for: hand it in again. */
  representative: z.string(),
  address: z.string(),
  phone: z.string(),
  file: documentFile.nullable(),
});
export type BusinessCertification = z.output<typeof businessCertification>;

const credential = z.object({
  id,
  state,
  ...standing,
  kind: z.enum(CREDENTIAL_KINDS),
  title: z.string(),
  issuer: z.string(),
  issued_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  services: z.array(named),
  file: documentFile.nullable(),
  show_image: documentFile.nullable(),
});
export type Credential = z.output<typeof credential>;

const releasedImage = picture.extend({ thumb_url: z.string() });

/** An approved certification as anyone may see it who may see the pro. */
const shownCertification = z.object({
  id,
  kind: z.enum(CERTIFICATION_KINDS),
  label: z.string(),
  approved_at: instant,
  image: releasedImage.nullable(),
});
export type ShownCertification = z.output<typeof shownCertification>;

const businessFields = z.strictObject({
  number: ruledText(businessNumber),
  business_name: ruledText(businessName),
  representative: ruledText(representative),
  address: ruledText(businessAddress),
  phone: ruledText(businessPhone),
  file_id: id,
});

const credentialFields = z.strictObject({
  kind: z.enum(CREDENTIAL_KINDS),
  title: ruledText(credentialTitle),
  issuer: ruledText(credentialIssuer),
  issued_on: day,
  expires_on: day.nullable(),
  services: z.array(slug).max(CREDENTIAL_SERVICES_MAX),
  file_id: id,
  show_image_id: id.nullable(),
});

export const certificationEndpoints = {
  "users.me.certifications.required": endpoint("GET /api/v2/users/me/certifications/required/", {
    summary: "확인이 있어야 요청을 받는 서비스와, 내 확인이 어디까지 왔는지",
    access: "member",
    output: z.object({
      items: z.array(
        named.extend({
          /** Whether the pro offers it now. */
          offered: z.boolean(),
          certificates: z.array(
            z.object({ kind: z.enum(REQUIRED_CERTIFICATES), state: z.enum(CERTIFICATION_STATES) }),
          ),
        }),
      ),
    }),
  }),
  "users.me.certifications.name": endpoint("GET /api/v2/users/me/certifications/name/", {
    summary: "내 본인 확인",
    access: "member",
    output: nameCertification,
    errors: ["not_found"],
  }),
  "users.me.certifications.name.confirm": endpoint("POST /api/v2/users/me/certifications/name/", {
    summary: "본인 확인: 시작한 확인의 결과를 대행사에 물어 이름을 확인한다",
    access: "member",
    body: z.strictObject({ identity_verification_id: id }),
    output: nameCertification,
    errors: [
      "not_found",
      "identity_unfinished",
      "identity_unclear",
      "identity_over",
      "identity_failed",
      "identity_too_young",
      "identity_taken",
      "identity_differs",
      "too_many",
    ],
  }),
  "users.me.certifications.business": endpoint("GET /api/v2/users/me/certifications/business/", {
    summary: "내 사업자 확인",
    access: "member",
    output: listOf(businessCertification),
    errors: ["not_found"],
  }),
  "users.me.certifications.business.create": endpoint(
    "POST /api/v2/users/me/certifications/business/",
    {
      summary: "사업자 확인 제출하기. 운영자가 확인한다",
      access: "member",
      body: businessFields,
      output: businessCertification,
      success: 201,
      errors: ["not_found", "certification_exists", "business_number_taken", "upload_unusable"],
    },
  ),
  "users.me.certifications.business.get": endpoint(
    "GET /api/v2/users/me/certifications/business/{id}",
    {
      summary: "내 사업자 확인 하나",
      access: "member",
      params: { id },
      output: businessCertification,
      errors: ["not_found"],
    },
  ),
  "users.me.certifications.business.edit": endpoint(
    "PUT /api/v2/users/me/certifications/business/{id}",
    {
      summary: "사업자 확인 수정. 다시 확인을 기다린다",
      access: "member",
      params: { id },
      body: businessFields,
      output: businessCertification,
      errors: ["not_found", "business_number_taken", "upload_unusable"],
    },
  ),
  "users.me.certifications.business.remove": endpoint(
    "DELETE /api/v2/users/me/certifications/business/{id}",
    {
      summary: "사업자 확인 지우기",
      access: "member",
      params: { id },
      output: nothing,
      errors: ["not_found"],
    },
  ),
  "users.me.certifications.credentials": endpoint(
    "GET /api/v2/users/me/certifications/credentials/",
    {
      summary: "내 자격과 학력",
      access: "member",
      output: listOf(credential).extend({
        /** Services that ask for a licence: what a licence may count for. */
        licensed_services: z.array(named),
      }),
      errors: ["not_found"],
    },
  ),
  "users.me.certifications.credentials.create": endpoint(
    "POST /api/v2/users/me/certifications/credentials/",
    {
      summary: "자격이나 학력 제출하기. 운영자가 확인한다",
      access: "member",
      body: credentialFields,
      output: credential,
      success: 201,
      errors: ["not_found", "state_forbids", "upload_unusable"],
    },
  ),
  "users.me.certifications.credentials.get": endpoint(
    "GET /api/v2/users/me/certifications/credentials/{id}",
    {
      summary: "내 자격이나 학력 하나",
      access: "member",
      params: { id },
      output: credential,
      errors: ["not_found"],
    },
  ),
  "users.me.certifications.credentials.edit": endpoint(
    "PUT /api/v2/users/me/certifications/credentials/{id}",
    {
      summary: "자격이나 학력 수정. 다시 확인을 기다린다",
      access: "member",
      params: { id },
      body: credentialFields,
      output: credential,
      errors: ["not_found", "upload_unusable"],
    },
  ),
  "users.me.certifications.credentials.remove": endpoint(
    "DELETE /api/v2/users/me/certifications/credentials/{id}",
    {
      summary: "자격이나 학력 지우기",
      access: "member",
      params: { id },
      output: nothing,
      errors: ["not_found"],
    },
  ),
  "pro.certifications": endpoint("GET /api/v2/pro/{proId}/certifications/", {
    summary: "고수의 확인된 자격과 공개한 사진",
    access: "anyone",
    shared: true,
    params: { proId: id },
    output: z.object({ items: z.array(shownCertification) }),
    errors: ["not_found"],
  }),
  "pro.certifications.image": endpoint(
    "GET /api/v2/pro/{proId}/certifications/{certificationId}/image/",
    {
      summary: "공개한 자격 사진. 확인된 동안만 있다",
      access: "anyone",
      transfer: "binary",
      params: { proId: id, certificationId: id },
      query: uploadSize,
      output: z.unknown(),
      errors: ["not_found"],
    },
  ),
};
