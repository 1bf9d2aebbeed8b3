import { ApiFailure } from "./api-failure.ts";

/** One Korean sentence for a person: the server's own, or what its silence means. */
export function failureMessage(failure: unknown): string {
  if (failure instanceof ApiFailure) {
    if (failure.error) return failure.error.message;
    if (failure.status === 0) {
      return "연결이 끊겼어요. 인터넷 연결을 확인하고 다시 시도해 주세요.";
    }
    if (failure.status === 413) return "보낸 내용이 너무 커요. 크기를 줄여 주세요.";
  }
  return "서버에 문제가 생겼어요. 입력한 내용은 그대로 두고 잠시 뒤 다시 시도해 주세요.";
}
