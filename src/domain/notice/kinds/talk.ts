import { noticeKind } from "../notice-kind.ts";
import { fillTemplate } from "../text-templates.ts";

/** No words of the talk: a lock screen is read by others too. */
export const talkNotices = {
  message_received: noticeKind<{ proName: string | null }>({
    group: "talk",
    title: "새 메시지가 왔어요",
    body: ({ proName }) =>
      proName === null
        ? "고객이 견적에 메시지를 남겼어요."
        : `${proName} 고수가 메시지를 남겼어요.`,
    action: "대화 열기",
    text: ({ proName }) =>
      proName === null
        ? fillTemplate("message_from_customer", {})
        : fillTemplate("message_from_pro", { 고수: proName }),
    samples: [{ proName: "든든한 이사" }, { proName: null }],
  }),
};
