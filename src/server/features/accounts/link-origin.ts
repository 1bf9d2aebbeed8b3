import type { HttpSettings } from "../../platform/http/settings.ts";
import { refuse } from "../../platform/refusal.ts";

/**
 * The origin of links in mails. In production never the request's own Host: whoever asks for somebody else's
 * link could name a host of theirs.
 */
export function linkOrigin(http: HttpSettings, requestOrigin: string): string {
  if (http.publicOrigin !== null) return http.publicOrigin;
  if (http.developmentTools) return requestOrigin;
  return refuse("unavailable", { message: "지금은 재설정 메일을 보낼 수 없어요." });
}
