import { Link } from "@tanstack/react-router";
import type { Me } from "#contract/endpoints/accounts.ts";
import { Badge, type Tone } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Section } from "#ui/section.tsx";

type ProState = NonNullable<Me["pro"]>["state"];

const stateBadge: Record<ProState, { label: string; tone: Tone }> = {
  pending: { label: "확인 중", tone: "warning" },
  approved: { label: "승인됨", tone: "success" },
  rejected: { label: "승인되지 않음", tone: "danger" },
  suspended: { label: "활동 중지", tone: "danger" },
};

/** Where a pro finds their profile, the requests they received and their quotes. */
export function ProLinks({ pro }: { pro: NonNullable<Me["pro"]> }) {
  const badge = stateBadge[pro.state];
  return (
    <Section title="고수 활동" action={<Badge tone={badge.tone}>{badge.label}</Badge>}>
      <Card className="grid gap-2 sm:grid-cols-2">
        <ButtonLink variant="secondary" render={<Link to="/pro/profile" />}>
          프로필 고치기
        </ButtonLink>
        <ButtonLink variant="secondary" render={<Link to="/pro/certifications" />}>
          자격 확인
        </ButtonLink>
        {pro.state === "approved" && (
          <>
            <ButtonLink
              variant="secondary"
              render={<Link to="/pros/$proId" params={{ proId: pro.id }} />}
            >
              내 공개 페이지
            </ButtonLink>
            <ButtonLink variant="secondary" render={<Link to="/pro/requests" />}>
              받은 요청
            </ButtonLink>
            <ButtonLink variant="secondary" render={<Link to="/pro/quotes" />}>
              보낸 견적
            </ButtonLink>
            <ButtonLink variant="secondary" render={<Link to="/pro/templates" />}>
              견적 템플릿
            </ButtonLink>
            <ButtonLink variant="secondary" render={<Link to="/pro/report" />}>
              내 활동 리포트
            </ButtonLink>
            <ButtonLink variant="secondary" render={<Link to="/pro/consultant" />}>
              상담 프로필
            </ButtonLink>
            <ButtonLink variant="secondary" render={<Link to="/pro/testimonials" />}>
              외부 추천
            </ButtonLink>
          </>
        )}
      </Card>
    </Section>
  );
}
