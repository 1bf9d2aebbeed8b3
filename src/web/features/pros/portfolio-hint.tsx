import { Link } from "#web/platform/navigation/link.tsx";
import { missingPieces, PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

/** Says what is missing to a complete profile; nothing once it is there. */
export function PortfolioHint({ count }: { count: number }) {
  const missing = missingPieces(count);
  if (missing === 0) return null;
  return (
    <Notice
      title={count === 0 ? "지난 작업을 보여 주세요" : `작업을 ${missing}개만 더 올려 보세요`}
      action={
        <ButtonLink variant="secondary" size="sm" render={<Link to="/pro/portfolio" />}>
          포트폴리오 채우기
        </ButtonLink>
      }
    >
      사진이 있는 작업이 {PORTFOLIO_LIMITS.advised}개는 있어야 프로필이 다 채워져요.
    </Notice>
  );
}
