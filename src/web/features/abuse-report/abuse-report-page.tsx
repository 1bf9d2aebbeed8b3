import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import type { ReportedThing } from "./abuse-report-form.tsx";
import { ReportFrame } from "./report-frame.tsx";

interface AbuseReportPageProps {
  proId: string;
  requestId?: string | undefined;
  quoteId?: string | undefined;
  /** One on the pro's page, which is reported in place of the pro. */
  reviewId?: string | undefined;
}

/** The form to report a pro, or a review of them, to the back office. */
export function AbuseReportPage({ proId, requestId, quoteId, reviewId }: AbuseReportPageProps) {
  const { data: pro } = useSuspenseQuery(endpointQuery("pro.get", { proId }));
  const isOwn = useViewerProId() === proId && reviewId === undefined;
  const reference = {
    ...(requestId ? { request_id: requestId } : {}),
    ...(quoteId ? { quote_id: quoteId } : {}),
  };
  const about: ReportedThing =
    reviewId === undefined
      ? { kind: "pro", id: proId, reference }
      : { kind: "review", id: reviewId };
  return (
    <ReportFrame
      title={reviewId === undefined ? "고수 신고하기" : "후기 신고하기"}
      description={`${pro.display_name} 고수${reviewId === undefined ? "" : "의 페이지에 있는 후기"}`}
      about={isOwn ? null : about}
      note={(requestId ?? quoteId) && `이 고수와 나눈 ${quoteId ? "견적" : "요청"}을 함께 알려요.`}
      back={<WayBack {...{ proId, requestId, quoteId }} />}
    />
  );
}

/** Back to where the report was begun. */
function WayBack({ proId, requestId, quoteId }: Omit<AbuseReportPageProps, "reviewId">) {
  const look = { size: "sm", variant: "secondary" } as const;
  if (quoteId) {
    return (
      <ButtonLink {...look} render={<Link to="/quote" search={{ id: quoteId }} />}>
        견적으로 돌아가기
      </ButtonLink>
    );
  }
  if (requestId) {
    return (
      <ButtonLink {...look} render={<Link to="/requests/$requestId" params={{ requestId }} />}>
        요청으로 돌아가기
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...look} render={<Link to="/pros/$proId" params={{ proId }} />}>
      고수 페이지로 가기
    </ButtonLink>
  );
}

function useViewerProId(): string | null {
  const { authenticated, userType } = useVisitor();
  const isMember = authenticated && userType !== "staff";
  const { data: me } = useQuery({ ...endpointQuery("users.me"), enabled: isMember });
  return me?.pro?.id ?? null;
}
