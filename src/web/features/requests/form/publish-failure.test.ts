import { describe, expect, it } from "vitest";
import type { RequestForm } from "#domain/request-form/question.ts";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { photoFailure, publishFailure } from "./publish-failure.ts";

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

describe("a request that was refused", () => {
  const refused = (fields: Record<string, string[]>) => {
    const error = { code: "invalid", message: "다시 확인해 주세요.", trace_id: "t", fields };
    return publishFailure(new ApiFailure(422, { error }));
  };

  it.each([
    ["an answer", "answers.size", "size"],
    ["a part of an answer", "answers.home.floor", "home"],
    ["the place", "region_code", "region"],
    ["the way to be reached", "contact.call_to", "contact"],
  ])("for %s leads to its question, with what is wrong there", (_, field, question) => {
    const message = "여기를 고쳐 주세요.";
    expect(refused({ [field]: [message] })).toEqual({ question, message });
  });

  it("for something that no question asks says so where it is sent", () => {
    expect(refused({ designated_pro_id: ["없는 고수예요."] })).toEqual({
      question: null,
      message: "없는 고수예요.",
    });
  });

  it.each([
    ["duplicate_request", true],
    ["too_many_requests", false],
  ])("as a whole (%s) says why", (code, isDuplicate) => {
    const error = { code, message: "지금은 보낼 수 없어요.", trace_id: "t" };
    expect(publishFailure(new ApiFailure(409, { error }))).toEqual({
      question: null,
      message: "지금은 보낼 수 없어요.",
      isDuplicate,
    });
  });
});
