import { accepted, refused } from "./answer-check.ts";
import type { AnswerCheck } from "./answer-check.ts";
import type { Question } from "./question.ts";
import { mostPhotos } from "./question-rules.ts";

const UPLOAD_ID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * A photo answer is a list of upload ids (UUID), kept in lower case, each once, in the order given;
 * [] is no answer. Whether such an upload exists and is the person's own is not known here.
 */
export function checkPhotos(question: Question, value: unknown): AnswerCheck {
  if (!Array.isArray(value) || !value.every(isUploadId)) return refused("사진을 다시 올려 주세요.");
  const photos = [...new Set(value.map((id) => id.toLowerCase()))];
  const max = mostPhotos(question);
  if (photos.length > max) return refused(`사진은 ${max}장까지 올릴 수 있어요.`);
  return accepted(photos.length === 0 ? undefined : photos);
}

function isUploadId(value: unknown): value is string {
  return typeof value === "string" && UPLOAD_ID.test(value);
}
