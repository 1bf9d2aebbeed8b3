import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import type { Crumb } from "#ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";

interface AskingFrameProps {
  /** Of the service that quotes are asked for. */
  slug: string;
  /** Below the front page. */
  crumbs: readonly Crumb[];
  title: string;
  description: string;
  /** What somebody wants to know before they ask: beside the page on a desktop, first on a phone. */
  facts: ReactNode;
  children: ReactNode;
}

/** A page that leads to asking for quotes; on a phone the way there stays at the lower edge. */
export function AskingFrame({
  slug,
  crumbs,
  title,
  description,
  facts,
  children,
}: AskingFrameProps) {
  const ask = <Link to="/request/$slug" params={{ slug }} />;
  return (
    <PageFrame width="wide">
      <PageHeader above={<Breadcrumbs crumbs={crumbs} />} title={title} description={description} />
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-10">
        {/* Where it will stand, not where it would until the rest of the page has arrived. */}
        <div className="lg:col-start-2 lg:row-start-1">
          <Card className="flex flex-col gap-6 lg:sticky lg:top-22">
            {facts}
            <ButtonLink size="lg" block className="max-md:hidden" render={ask}>
              무료로 견적 받기
            </ButtonLink>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-start-1">{children}</div>
      </div>
      <StickyActionBar className="md:hidden">
        <ButtonLink size="lg" render={ask}>
          무료로 견적 받기
        </ButtonLink>
      </StickyActionBar>
    </PageFrame>
  );
}
