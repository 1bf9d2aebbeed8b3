import type { Output } from "#contract/registry.ts";

/** By what the popular services stand in their order; null while nothing was counted. */
export function popularityText({ days, at }: Output<"services.popular">["counted"]): string | null {
  if (at === null) return null;
  return `최근 ${days}일의 요청으로 정한 순서예요. 최근 요청일수록 크게 반영해요.`;
}
