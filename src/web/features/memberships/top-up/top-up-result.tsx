import { Link } from "#web/platform/navigation/link.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import type { TopUp } from "#contract/endpoints/top-ups.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { formatCredits, formatWon } from "#web/platform/format/format.ts";
import { go } from "#web/platform/navigation/navigation.ts";
import { Result } from "../buy/purchase-result.tsx";

/** The gateway has not answered yet; the page goes on by itself when it has. */
export function ConfirmingTopUp({ topUp }: { topUp: TopUp }) {
  return (
    <Result
      icon={<Spinner />}
      title="결제를 확인하고 있어요"
      text={`${topUp.name} ${formatWon(topUp.price)} 결제의 결과를 기다리고 있어요. 두 번 결제되지 않으니 이 화면을 닫아도 괜찮아요. 확인되면 알림으로도 알려 드려요.`}
    />
  );
}

interface SettledTopUpProps {
  topUp: TopUp;
  usable: number;
  next: string | null;
}

/** The credits are there, and the way back to what they were wanted for. */
export function SettledTopUp({ topUp, usable, next }: SettledTopUpProps) {
  return (
    <Result
      icon={<CircleCheck size={28} />}
      title={`${formatCredits(topUp.credits)}을 충전했어요`}
      text={`이제 ${formatCredits(usable)}을 쓸 수 있어요.`}
    >
      <div className="mt-6 flex flex-wrap justify-center gap-2 *:flex-auto sm:*:flex-none">
        <ButtonLink variant="secondary" render={<Link to="/membership/receipts" />}>
          영수증 보기
        </ButtonLink>
        {next ? (
          <Button onClick={() => go(next)}>하던 일로 돌아가기</Button>
        ) : (
          <ButtonLink render={<Link to="/membership" />}>내 멤버십 보기</ButtonLink>
        )}
      </div>
    </Result>
  );
}
