import { useSuspenseQuery } from "@tanstack/react-query";
import { ButtonLink } from "#ui/action/button.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { ReportFrame } from "./report-frame.tsx";

/** The form to report a request that came to a pro, whether or not they answered it. */
export function RequestReportPage({ requestId }: { requestId: string }) {
  const { data: card } = useSuspenseQuery(endpointQuery("pro.requests.get", { requestId }));
  return (
    <ReportFrame
      title="요청 신고하기"
      description={`${card.customer.name}님의 ${card.service.name} 요청`}
      about={{ kind: "request", id: requestId }}
      back={
        <ButtonLink
          size="sm"
          variant="secondary"
          render={<Link to="/quote" search={{ request_id: requestId }} />}
        >
          요청으로 돌아가기
        </ButtonLink>
      }
    />
  );
}
