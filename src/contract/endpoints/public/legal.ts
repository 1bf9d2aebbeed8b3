import * as z from "zod";
import { CONTRACTOR_KINDS } from "#domain/legal/contractors.ts";
import { LEGAL_DOCUMENTS } from "#domain/legal/documents.ts";
import { LOGIN_PROVIDERS } from "#domain/social-login/login-providers.ts";
import { endpoint } from "../../endpoint.ts";
import { day, slug } from "../../schemas.ts";
import { writtenBlock } from "./written-text.ts";

const version = z.string().regex(/^\d{1,4}$/, "판 번호를 숫자로 적어 주세요.");

const edition = z.object({ version: z.string(), from: day, about: z.string() });

const contractor = z.object({
  kind: z.enum(CONTRACTOR_KINDS),
  name: z.string(),
  abroad: z.boolean(),
});

const thirdParty = z.object({ provider: z.enum(LOGIN_PROVIDERS), abroad: z.boolean() });

export const legalEndpoints = {
  "legal.get": endpoint("GET /api/v2/legal/{document}/", {
    summary:
      "약관, 개인정보 처리방침, 운영정책. 오늘 쓰는 판이나 version의 판, against를 적으면 그 판과 달라진 곳도",
    access: "anyone",
    params: { document: slug },
    query: z.strictObject({ version: version.optional(), against: version.optional() }),
    output: z.object({
      document: z.enum(LEGAL_DOCUMENTS),
      title: z.string(),
      /** What is read here. */
      version: z.string(),
      from: day,
      blocks: z.array(writtenBlock),
      /** In force today, and published for later. */
      in_force: edition,
      coming: edition.nullable(),
      /** All that were published, the newest first. */
      versions: z.array(edition),
      /** What became of the text of `against`, in order; null when it was not asked for. */
      changes: z
        .object({
          against: z.string(),
          parts: z.array(
            z.object({ kind: z.enum(["same", "added", "removed"]), blocks: z.array(writtenBlock) }),
          ),
        })
        .nullable(),
      /** Who works for the product and sees data for that, as it is set up now; of the privacy policy alone. */
      contractors: z.array(contractor).nullable(),
      /** Whom people may sign in by, as it is set up now; of the privacy policy alone. */
      third_parties: z.array(thirdParty).nullable(),
    }),
    errors: ["not_found"],
  }),
};
