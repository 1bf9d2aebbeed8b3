import type { ProHire } from "#contract/endpoints/hires.ts";
import type { ProMoment } from "#domain/deal/moments.ts";
import { hireCancelledText } from "#web/platform/deal/hire-cancelled-text.ts";
import { formatDay } from "#web/platform/format/format.ts";

/** The title of a moment's page and the sentence under it, for the hire's pro. */
export function proMomentTexts(
  moment: ProMoment,
  hire: ProHire,
): { title: string; description: string } {
  const work = `${hire.customer_name}님의 ${hire.service.name}`;
  switch (moment) {
    case "hired":
      return hire.state === "cancelled"
        ? { title: "고용이 취소됐어요", description: cancelledText(hire) }
        : {
            title: "고객이 나를 고용했어요",
            description: `${formatDay(hire.hired_at)} · ${work} 일을 맡았어요.`,
          };
    case "completed":
      return {
        title: "거래를 완료했어요",
        description: `${hire.completed_at ? formatDay(hire.completed_at) : ""} · ${work} 일이 끝났어요.`,
      };
    case "reviewed":
      return {
        title: "후기를 받았어요",
        description: `${hire.reviewed_at ? formatDay(hire.reviewed_at) : ""} · ${work} 일이에요.`,
      };
  }
}

function cancelledText({ cancelled_at, cancelled_by }: ProHire): string {
  const day = cancelled_at ? `${formatDay(cancelled_at)} · ` : "";
  return `${day}${hireCancelledText(cancelled_by, "pro")}.`;
}
