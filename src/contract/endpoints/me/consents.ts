import * as z from "zod";
import { CONSENT_SOURCES } from "#domain/account/advertising-consents.ts";
import { CONSENT_KINDS } from "#domain/account/consent-kinds.ts";
import { CONSENT_DOCUMENTS } from "#domain/legal/changes.ts";
import { endpoint } from "../../endpoint.ts";
import { day, instant } from "../../schemas.ts";

const edition = z.object({ version: z.string(), from: day, about: z.string() });

const consents = z.object({
  /** The texts that an account agrees to. */
  texts: z.array(
    z.object({
      kind: z.enum(CONSENT_DOCUMENTS),
      title: z.string(),
      /** Where it is read. */
      path: z.string(),
      /** The last answer; null where none was ever given. */
      answer: z.object({ version: z.string(), granted: z.boolean(), at: instant }).nullable(),
      in_force: edition,
      /** Where the text in force is read beside the one that was answered to; null where they are the same. */
      changes_path: z.string().nullable(),
      /** It changed since the answer, and the person is asked again. */
      asks: z.boolean(),
    }),
  ),
  /** Every answer, also of what was optional, the last one first. */
  history: z.array(
    z.object({
      kind: z.enum(CONSENT_KINDS),
      version: z.string(),
      granted: z.boolean(),
      source: z.enum(CONSENT_SOURCES),
      at: instant,
    }),
  ),
});
export type MyConsents = z.output<typeof consents>;

export const consentEndpoints = {
  "users.me.consents": endpoint("GET /api/v2/users/me/consents/", {
    summary: "내가 동의한 약관과 방침, 답한 기록",
    access: "member",
    output: consents,
  }),
  "users.me.consents.set": endpoint("PUT /api/v2/users/me/consents/", {
    summary: "지금 쓰는 판의 약관이나 방침에 동의하거나 동의하지 않기",
    access: "member",
    body: z.strictObject({
      consents: z
        .array(
          z.strictObject({
            kind: z.enum(CONSENT_DOCUMENTS),
            /** The one that was shown: another one that is in force by now is not agreed to unseen. */
            version: z.string().max(4),
            granted: z.boolean(),
          }),
        )
        .min(1)
        .max(CONSENT_DOCUMENTS.length),
    }),
    output: consents,
    errors: ["conflict", "too_many"],
  }),
};
