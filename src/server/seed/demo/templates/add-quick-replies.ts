import { DAY_MS } from "#domain/calendar/durations.ts";
import { quickReplyText } from "#domain/quick-reply/quick-reply.ts";
import type { Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";

const TEXTS = [
  "안녕하세요, 문의 주셔서 고맙습니다. 현장 사진을 몇 장 보내 주시면 더 정확히 말씀드릴게요.",
  "네, 그날 오전 9시부터 갈 수 있어요. 주차할 곳이 있는지 알려 주세요.",
  "일이 끝나면 사진으로 보여 드리고, 마음에 들지 않는 곳은 그 자리에서 다시 해 드려요.",
];

/** What the pros whom people sign in as keep to say again. */
export function addQuickReplies(market: Market, signedIn: readonly DemoPro[]): void {
  for (const pro of signedIn) {
    for (const [at, text] of TEXTS.entries()) {
      const problem = quickReplyText(text);
      if (problem !== null) throw new Error(`${text}: ${problem}`);
      const keptAt = market.now - (TEXTS.length - at) * DAY_MS;
      market.rows.quick_replies.push({
        id: market.ids.at(keptAt),
        pro_id: pro.id,
        text,
        created_at: new Date(keptAt),
      });
    }
  }
}
