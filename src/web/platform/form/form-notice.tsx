import type { ReactNode } from "react";
import { Notice } from "#ui/feedback/notice.tsx";

interface FormNoticeProps {
  /** Nothing is shown without one. */
  message: string | null | undefined;
  /** What was not done, where the button is not beside it. */
  title?: ReactNode;
  className?: string;
}

/** What was wrong with a form as a whole. */
export function FormNotice({ message, title, className }: FormNoticeProps) {
  if (!message) return null;
  return (
    <Notice tone="danger" live="assertive" title={title} {...(className && { className })}>
      {message}
    </Notice>
  );
}
