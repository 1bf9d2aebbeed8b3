import * as z from "zod";
import { FILE_KINDS } from "#domain/upload/file-formats.ts";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant, picture } from "../../schemas.ts";

/** A file of a quote. `added_at` is set when the pro added it after sending. */
export const quoteAttachment = z.object({
  id,
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  bytes: z.int(),
  url: z.string(),
  thumb_url: z.string().nullable(),
  /** What a picture is drawn from; null for a document. */
  picture: picture.nullable(),
  added_at: instant.nullable(),
  /** The pro's own side only: it may be taken back, because the customer has not seen it. */
  removable: z.boolean(),
});
export type QuoteAttachment = z.output<typeof quoteAttachment>;

const most = QUOTE_LIMITS.attachmentsMax;
const attachments = z.object({ attachments: z.array(quoteAttachment) });

export const quoteFileEndpoints = {
  "quotes.attachments.add": endpoint("POST /api/v2/quotes/{quoteId}/attachments/", {
    summary: `보낸 견적에 파일 추가 (고수). 모두 합해 ${QUOTE_LIMITS.attachmentsMax}개까지`,
    access: "pro",
    params: { quoteId: id },
    body: z.strictObject({
      attachment_ids: z
        .array(id)
        .min(1, "파일을 하나 이상 올려 주세요.")
        .max(most, `파일은 ${most}개까지 붙일 수 있어요.`),
    }),
    output: attachments,
    success: 201,
    errors: ["not_found", "state_forbids", "upload_unusable", "too_many"],
  }),
  "quotes.attachments.remove": endpoint(
    "DELETE /api/v2/quotes/{quoteId}/attachments/{attachmentId}/",
    {
      summary: "나중에 추가한 파일 삭제 (고수). 고객이 보기 전에만",
      access: "pro",
      params: { quoteId: id, attachmentId: id },
      output: attachments,
      errors: ["not_found", "state_forbids"],
    },
  ),
};
