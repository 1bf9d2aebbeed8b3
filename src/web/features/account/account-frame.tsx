import type { ReactNode } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";

interface AccountFrameProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** The narrow column of login, sign-up and what belongs to them. */
export function AccountFrame({ title, description, children }: AccountFrameProps) {
  return (
    <PageFrame className="max-w-120 py-10 md:py-16">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {description && <p className="mt-2 text-muted">{description}</p>}
      <div className="mt-8">{children}</div>
    </PageFrame>
  );
}
