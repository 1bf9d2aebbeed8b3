import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";

interface SubmitBarProps {
  /** Whether something was submitted before. */
  again: boolean;
  /** What refused the form as a whole. */
  problem: string | undefined;
  pending: boolean;
}

/** The end of a form whose papers staff look at. */
export function SubmitBar({ again, problem, pending }: SubmitBarProps) {
  return (
    <StickyActionBar
      summary={
        problem && (
          <Notice tone="danger" live="assertive">
            {problem}
          </Notice>
        )
      }
    >
      <Button type="submit" size="lg" pending={pending}>
        {again ? "다시 제출하기" : "확인 요청하기"}
      </Button>
    </StickyActionBar>
  );
}
