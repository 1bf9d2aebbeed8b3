import { expect, it } from "vitest";
import type { RequestForm } from "#domain/request-form/question.ts";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { photoFailure } from "./publish-failure.ts";

const form = {
  service: "cleaning",
  version: 1,
  questions: [
    { id: "size", kind: "number", label: "몇 평인가요?", required: true },
    { id: "pictures", kind: "photo", label: "사진이 있나요?", required: false },
  ],
} satisfies RequestForm;

it("names the photo that was refused and leads to where it can be taken out", () => {
  const error = { code: "invalid", message: "사진을 읽지 못했어요.", trace_id: "t" };
  expect(photoFailure(form, "거실.heic", new ApiFailure(422, { error }))).toEqual({
    question: "pictures",
    message: "‘거실.heic’ 사진을 보내지 못했어요. 사진을 읽지 못했어요.",
  });
});

it("leads nowhere where the answer is not about the photo", () => {
  const error = { code: "too_many", message: "잠시 뒤 다시 시도해 주세요.", trace_id: "t" };
  expect(photoFailure(form, "거실.heic", new ApiFailure(429, { error })).question).toBeNull();
});

it("names the photo at which the connection broke, and leads nowhere", () => {
  const { question, message } = photoFailure(form, "거실.heic", new ApiFailure(0, null));
  expect([question, message.split(".")[0]]).toEqual([null, "‘거실"]);
  expect(message).toContain("연결이 끊겼어요.");
});
