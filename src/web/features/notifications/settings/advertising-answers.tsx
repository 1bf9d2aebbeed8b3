import type { ConsentSource } from "#domain/account/advertising-consents.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Output } from "#contract/registry.ts";
import { SCOPE_LABELS } from "#domain/notice/advertising-scope-labels.ts";

type Answers = Output<"users.me.notificationSettings">["advertising_answers"];

const SOURCE_LABELS: Record<ConsentSource, string> = {
  sign_up: "회원 가입",
  settings: "알림 설정",
  letter: "메일의 링크",
};

/** Every answer with its day, the last one first. */
export function AdvertisingAnswers({ answers }: { answers: Answers }) {
  return (
    <ul className="flex flex-col gap-2 text-sm text-muted">
      {answers.map(({ scope, granted, source, at }) => (
        <li key={`${scope} ${at}`}>
          {formatKoreanDate(seoulDay(Date.parse(at)))} · {SCOPE_LABELS[scope]}{" "}
          {granted ? "동의했어요" : "거절했어요"} · {SOURCE_LABELS[source]}
        </li>
      ))}
    </ul>
  );
}
