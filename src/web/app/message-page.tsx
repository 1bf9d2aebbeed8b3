import { useEffect, type ReactNode } from "react";
import { BlankPaper } from "#ui/feedback/blank-paper.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { helpDeskPath } from "#web/platform/support/help-desk.tsx";
import { fullTitle } from "#domain/brand/name.ts";

interface MessagePageProps {
  /** A blank paper stands for what is not there; what went wrong has no picture. */
  blank?: boolean;
  title: string;
  description: string;
  actions: ReactNode;
  /** For the help desk. */
  traceId?: string;
}

/** A page that only says one thing and shows the ways on. */
export function MessagePage({
  blank = false,
  title,
  description,
  actions,
  traceId,
}: MessagePageProps) {
  useEffect(() => {
    const before = document.title;
    document.title = fullTitle(title);
    return () => {
      // The next page's title may be there already.
      if (document.title === fullTitle(title)) document.title = before;
    };
  }, [title]);
  return (
    <PageFrame className="flex flex-col items-center py-16 text-center md:py-24">
      {blank && <BlankPaper />}
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="mt-2 max-w-100 text-balance text-muted">{description}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">{actions}</div>
      {traceId && (
        <>
          <p className="mt-6 text-xs text-faint">문의 번호 {traceId}</p>
          {/* Loaded anew: what broke the page may have broken the moving on from it, too. */}
          <TextLink placement="alone" className="text-sm" href={helpDeskPath(traceId)}>
            고객센터에 알리기
          </TextLink>
        </>
      )}
    </PageFrame>
  );
}
