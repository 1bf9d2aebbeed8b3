import { useEffect, useRef, useState, type ReactNode } from "react";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { AbuseReportForm, type ReportedThing } from "./abuse-report-form.tsx";

interface ReportFrameProps {
  title: string;
  description: string;
  /** Null for one's own profile. */
  about: ReportedThing | null;
  /** What is told along with it. */
  note?: string | undefined;
  /** Back to where the report was begun. */
  back: ReactNode;
}

/** A page to report something to the back office: what becomes of it, the form, and then that it came. */
export function ReportFrame({ title, description, about, note, back }: ReportFrameProps) {
  const [sent, setSent] = useState(false);
  return (
    <PageFrame width="narrow">
      <PageHeader title={title} description={description} />
      {sent && <Sent back={back} />}
      {!sent && about === null && <Notice title="내 프로필은 신고할 수 없어요" />}
      {!sent && about !== null && (
        <div className="flex flex-col gap-6">
          <p className="text-muted">
            운영팀이 확인하고 알맞은 조치를 해요. 누가 신고했는지는 상대에게 알리지 않아요.
          </p>
          {note && <Notice tone="accent">{note}</Notice>}
          <AbuseReportForm about={about} onSent={() => setSent(true)} />
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
