import { Link } from "#web/platform/navigation/link.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { RunningText } from "#ui/text/running-text.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { formatCredits, formatWon } from "#web/platform/format/format.ts";
import { currentPeriod, nextBillingText } from "../overview/membership-labels.ts";
import { Period } from "../period.tsx";
import { useQuotingObstacle } from "./uses-of-credits.ts";

type Membership = NonNullable<MembershipOverview["membership"]>;

interface ResultProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

/** One result in place of the form, read out when it appears. */
export function Result({ icon, title, text, children }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <PageFrame width="narrow" className="py-10 md:py-16">
      <div className="flex flex-col items-center text-center">
        <span className="mb-4 flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
          {icon}
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          {title}
        </h1>
        <p className="mt-2 max-w-100 text-balance text-muted">
          <RunningText>{text}</RunningText>
        </p>
      </div>
      {children}
    </PageFrame>
  );
}

interface ConfirmingProps {
  purchase: NonNullable<MembershipOverview["purchase"]>;
  onSeen: () => void;
}

/** The gateway has not answered yet; the page goes on by itself when it has. */
export function Confirming({ purchase, onSeen }: ConfirmingProps) {
  const seen = useEffectEvent(onSeen);
  useEffect(() => seen(), []);
  return (
    <Result
      icon={<Spinner />}
      title="결제를 확인하고 있어요"
      text={`${purchase.plan.name} ${formatWon(purchase.plan.price)} 결제의 결과를 기다리고 있어요. 두 번 결제되지 않으니 이 화면을 닫아도 괜찮아요. 확인되면 알림으로도 알려 드려요.`}
    />
  );
}

/** What the member has now, and what to do with it. */
export function Paid({
  membership,
  overview,
}: {
  membership: Membership;
  overview: MembershipOverview;
}) {
  const { plan } = membership;
  const { obstacle } = useQuotingObstacle();
  return (
    <Result
      icon={<CircleCheck size={28} />}
      title="멤버십을 시작했어요"
      text={`${formatCredits(plan.product.credit)}이 들어왔어요. ${obstacle === null ? "받은 요청에 견적을 보내 보세요." : `${obstacle.title}. ${obstacle.text}`}`}
    >
      <Card className="mt-8">
        <DescriptionList
          items={[
            { key: "plan", term: "상품", detail: plan.name },
            { key: "period", term: "이용 기간", detail: <Period {...currentPeriod(membership)} /> },
            { key: "next", term: "다음 결제", detail: nextBillingText(overview) },
            ...(overview.method
              ? [{ key: "method", term: "결제 수단", detail: overview.method.name }]
              : []),
          ]}
        />
      </Card>
      <NextSteps />
    </Result>
  );
}

/**
 * Nothing to buy: there is one already. Who paid all the same, here or on the way back from the gateway (`sent`), reads
 * that nothing was paid here.
 */
export function Exists({ membership, sent }: { membership: Membership; sent: boolean }) {
  const here = sent ? "다른 창에서 먼저 시작한 멤버십이라 여기에서는 결제하지 않았어요. " : "";
  return (
    <Result
      icon={<CircleCheck size={28} />}
      title="이미 멤버십이 있어요"
      text={`${here}${membership.plan.name} 상품을 쓰고 있어요. 다른 상품으로는 내 멤버십에서 바꿀 수 있어요.`}
    >
      <NextSteps />
    </Result>
  );
}

function NextSteps() {
  const { obstacle } = useQuotingObstacle();
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-2 *:flex-auto sm:*:flex-none">
      <ButtonLink variant="secondary" render={<Link to="/membership" />}>
        내 멤버십 보기
      </ButtonLink>
      {obstacle === null && (
        <ButtonLink render={<Link to="/pro/requests" />}>받은 요청 보기</ButtonLink>
      )}
      {obstacle?.link && (
        <ButtonLink render={<Link to={obstacle.link.to} />}>{obstacle.link.words}</ButtonLink>
      )}
    </div>
  );
}
