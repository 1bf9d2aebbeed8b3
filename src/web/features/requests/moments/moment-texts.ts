import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import type { Moment } from "#domain/deal/moments.ts";
import { hireCancelledText } from "#web/platform/deal/hire-cancelled-text.ts";
import { formatDay } from "#web/platform/format/format.ts";
import { reachText } from "../request-labels.ts";

/** The title of a moment's page and the sentence under it: what it was then, and what became of it since. */
export function momentTexts(
  moment: Moment,
  request: RequestDetail,
): { title: string; description: string } {
  const { hire } = request;
  const pro = hire ? `${hire.pro.display_name} 고수` : "고수";
  switch (moment) {
    case "published":
      return {
        title: "요청을 보냈어요",
        description: `${formatDay(request.published_at)} · ${sentText(request)}`,
      };
    case "first-quote":
      return {
        title: "첫 견적서가 왔어요",
        description: firstQuoteText(request),
      };
    case "hired":
      if (hire?.state === "cancelled") {
        return { title: "고용이 취소됐어요", description: cancelledText(hire) };
      }
      return {
        title: `${pro}를 고용했어요`,
        description: `${hire ? formatDay(hire.hired_at) : ""} · 이제 서로의 전화번호를 볼 수 있어요.`,
      };
    case "completed":
      return {
        title: "거래를 완료했어요",
        description: `${hire?.completed_at ? formatDay(hire.completed_at) : ""} · ${pro}와 함께했어요.`,
      };
    case "reviewed":
      return {
        title: "후기를 남겼어요",
        description: `${hire?.reviewed_at ? formatDay(hire.reviewed_at) : ""} · ${pro}의 페이지에 이름을 가리고 보여요.`,
      };
  }
}

function sentText(request: RequestDetail): string {
  const names = request.designated_pros
    .map(({ display_name }) => `${display_name} 고수`)
    .join(", ");
  const reach = reachText(request);
  return names === "" ? reach : `${names}를 지정했어요. ${reach}`;
}

function firstQuoteText({ quotes }: RequestDetail): string {
  const [first] = quotes.map(({ sent_at }) => sent_at).toSorted();
  const count =
    quotes.length > 1
      ? `지금까지 견적서 ${quotes.length}장이 왔어요.`
      : "열어 보면 항목마다 적혀 있어요.";
  return `${first ? formatDay(first) : ""} · ${count}`;
}

function cancelledText({ cancelled_at, cancelled_by }: NonNullable<RequestDetail["hire"]>): string {
  const day = cancelled_at ? `${formatDay(cancelled_at)} · ` : "";
  return `${day}${hireCancelledText(cancelled_by, "customer")}.`;
}
