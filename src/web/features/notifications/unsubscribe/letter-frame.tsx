import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";

interface LetterFrameProps {
  title: string;
  children: ReactNode;
}

/** The narrow column of what a letter's link opens. */
export function LetterFrame({ title, children }: LetterFrameProps) {
  return (
    <PageFrame className="max-w-120 py-10 md:py-16">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <div className="mt-4 flex flex-col gap-6">{children}</div>
    </PageFrame>
  );
}
