import { refuse } from "../refusal.ts";
import type { HttpSettings } from "./settings.ts";

/**
 * The origin of links in messages. In production never the request's own Host: whoever asks for somebody else's
 * link could name a host of theirs.
 */
export function linkOrigin(http: HttpSettings, requestOrigin: string): string {
  if (http.publicOrigin !== null) return http.publicOrigin;
  if (http.developmentTools) return requestOrigin;
  return refuse("unavailable", {
    message: "지금은 링크를 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.",
  });
}
