import { SEARCH_WORDS_MAX } from "#domain/search/search-words.ts";
import * as z from "zod";
import { dayOfOurTimes } from "#domain/calendar/day-rule.ts";
import { isOfOurTimes } from "#domain/calendar/our-times.ts";
import { anyRegionCode } from "#domain/region/region-rules.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import { rawText } from "#domain/text/text-rules.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { price } from "#domain/won/won-rules.ts";
import { ruledInt, ruledText } from "./ruled.ts";

/**
 * UUIDv7 made by the product, in lower case whoever typed it, so that equal ids are equal texts. An ill-formed one in
 * a path answers like a missing thing.
 */
export const id = z.uuid().toLowerCase();

/**
 * Text as a person typed it: trimmed length counted in code points, no NUL, no lone surrogate. A field of a form has
 * a rule with a name of its own instead: `ruledText(messageText)`.
 */
export function text(min: number, max: number) {
  return ruledText(fieldRule("내용", ...rawText(min, max)));
}

/** Calendar day in Asia/Seoul, "YYYY-MM-DD". */
export const day = ruledText(fieldRule("날짜", dayOfOurTimes));

/** An instant that somebody chose, ISO 8601 with any offset; `message` when it is none. */
export function chosenInstant(message: string) {
  return z.iso.datetime({ offset: true, error: message }).refine(isOfOurTimes, message);
}

/** Instant, ISO 8601 with +09:00. */
export const instant = z.string();

/** Integer won, 0 to 1,000,000,000. */
export const won = ruledInt(price);

export const regionCode = ruledText(anyRegionCode);

export const slug = z.string().max(80).refine(isWellFormedText);

/** What a person types to find something; may be empty. */
export const searchWords = z
  .string()
  .max(SEARCH_WORDS_MAX)
  .refine(isWellFormedText, "쓸 수 없는 글자가 들어 있어요.");

/** A flag in a URL: there, it is "true". */
export const flag = z.literal("true").transform(() => true);

/** Query of a list: opaque keyset cursor and page size. */
export const page = z.strictObject({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

/** Answer of a list: `next` is the cursor of the following page, null at the end. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

/** Widths of the copies of a picture, in pixels; none is larger than its original. */
export const copyWidth = z.enum(["160", "480", "960", "1600"]);

/**
 * Query of a file's URL: `w` is a copy of a picture in the best format that the caller takes; without it the file
 * as it is kept, or the thumbnail.
 */
export const uploadSize = z.strictObject({
  size: z.enum(["full", "thumb"]).optional(),
  w: copyWidth.optional(),
});
export type UploadSize = z.output<typeof uploadSize>;

/**
 * A picture that may be drawn in any size: `{url}?w=160|480|960|1600` is a smaller copy of it. `blur` is its
 * placeholder until it comes, five colours of three hexadecimal digits: all over, then the corners row by row. `focus` is
 * where the eye goes, in percent of its width and height: a crop keeps it.
 */
export const picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  blur: z.string().nullable(),
  focus: z.object({ x: z.int(), y: z.int() }).nullable(),
});
export type Picture = z.output<typeof picture>;

export const nothing = z.object({});
