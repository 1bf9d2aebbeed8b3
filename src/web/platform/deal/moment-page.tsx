import type { ReactElement, ReactNode } from "react";
import { BackLink } from "#ui/action/back-link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { RunningText } from "#ui/text/running-text.tsx";

interface MomentPageProps {
  title: string;
  /** When it was, and what it meant. */
  description: string;
  /** To what it belongs. */
  back: { link: ReactElement; label: string };
  /** What there is to see: a paper. */
  children: ReactNode;
  timeline: ReactNode;
  /** How it goes on from here, a sentence each. */
  next: readonly string[];
  actions: ReactNode;
}

/** A moment of a deal: what it was, on its paper; how far the deal is by now; and what comes next. */
export function MomentPage(props: MomentPageProps) {
  return (
    <PageFrame>
      <BackLink render={props.back.link}>{props.back.label}</BackLink>
      <PageHeader title={props.title} description={props.description} />
      {props.children}
      <div className="mt-4 rounded-lg bg-surface p-5 md:px-8 md:py-6">
        {props.timeline}
        <h2 className="mt-6 text-lg">이제 이렇게 돼요</h2>
        <ul className="mt-2 flex flex-col gap-1.5">
          {props.next.map((sentence) => (
            <li key={sentence} className="flex gap-2.5 text-muted">
              <span aria-hidden className="mt-2.5 size-1 shrink-0 rounded-full bg-line-strong" />
              <span>
                <RunningText>{sentence}</RunningText>
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-2 *:flex-auto">{props.actions}</div>
      </div>
    </PageFrame>
  );
}
