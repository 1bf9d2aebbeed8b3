import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { AbuseReportForm } from "./abuse-report-form.tsx";

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
  const [sent, setSent] = useState(false);
  const isOwn = useViewerProId() === proId && reviewId === undefined;
  const reference = {
    ...(requestId ? { request_id: requestId } : {}),
    ...(quoteId ? { quote_id: quoteId } : {}),
  };
  return (
    <PageFrame width="narrow">
      <PageHeader
        title={reviewId === undefined ? "고수 신고하기" : "후기 신고하기"}
        description={`${pro.display_name} 고수${reviewId === undefined ? "" : "의 페이지에 있는 후기"}`}
      />
      {sent && <Sent back={<WayBack {...{ proId, requestId, quoteId }} />} />}
      {!sent && isOwn && <Notice title="내 프로필은 신고할 수 없어요" />}
      {!sent && !isOwn && (
        <div className="flex flex-col gap-6">
          <p className="text-muted">
            운영팀이 확인하고 알맞은 조치를 해요. 누가 신고했는지는 상대에게 알리지 않아요.
          </p>
          {(requestId ?? quoteId) && (
            <Notice tone="accent">이 고수와 나눈 {quoteId ? "견적" : "요청"}을 함께 알려요.</Notice>
          )}
          <AbuseReportForm
            proId={proId}
            reviewId={reviewId}
            reference={reference}
            onSent={() => setSent(true)}
          />
        </div>
      )}
    </PageFrame>
  );
}

/** What happens next. It takes the focus: the form that had it is gone. */
function Sent({ back }: { back: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="success" title="신고를 받았어요" action={back}>
        운영팀이 내용을 확인하고, 끝나면 알림으로 결과를 알려 드려요. 확인하는 동안 다시 신고하지
        않아도 돼요. 지금 위험하다면 먼저 112에 알려 주세요.
      </Notice>
    </div>
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
