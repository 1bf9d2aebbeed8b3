import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import type { Output } from "#contract/registry.ts";
import { quotedPrice } from "#domain/quote/quoted-price.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

type Recommended = Output<"requests.recommended">;

interface StandingProps {
  item: Recommended["items"][number];
  request: Recommended["request"];
}

/** How far a pro is with the request, and the next step. A quote is shown by its price: that is no read. */
export function RecommendedStanding({ item, request }: StandingProps) {
  const { quote, designated, passed, received } = item;
  if (quote) {
    return (
      <Row
        standing={
          <>
            <Badge tone="success">견적을 보냈어요</Badge>
            <span className="numeric font-bold">{quotedPrice(quote)}</span>
          </>
        }
      >
        <ButtonLink
          size="sm"
          variant="secondary"
          className="ml-auto"
          render={<Link to="/requests/$requestId" params={{ requestId: request.id }} />}
        >
          받은 견적 보기
        </ButtonLink>
      </Row>
    );
  }
  if (passed) {
    return <Row standing={<Badge>직접 부탁했지만 이번에는 어렵다고 했어요</Badge>} />;
  }
  if (designated) {
    return (
      <Row
        standing={
          <>
            <Badge tone="accent">직접 부탁했어요</Badge>
            <span className="text-sm text-muted">견적을 기다리고 있어요</span>
          </>
        }
      />
    );
  }
  const words = received ? "이미 요청을 받았어요" : "아직 요청을 받지 않았어요";
  return (
    <Row standing={<span className="text-sm text-muted">{words}</span>}>
      {request.state === "open" && <AskDirectly item={item} request={request} />}
    </Row>
  );
}

function Row({ standing, children }: { standing: ReactNode; children?: ReactNode }) {
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-2">{standing}</p>
      {children}
    </div>
  );
}

function AskDirectly({ item: { pro }, request }: StandingProps) {
  const confirm = useConfirm();
  const toast = useToast();
  const designate = useEndpointMutation("requests.designate", {
    onSuccess: () =>
      toast({ message: `${pro.display_name}에게 직접 부탁했어요.`, tone: "success" }),
  });

  async function ask() {
    const sure = await confirm({
      title: `${pro.display_name}에게 직접 부탁할까요?`,
      description:
        "고수에게 바로 알림이 가고, 고수가 견적을 보내는 비용이 절반이 돼요. 고객은 무료예요. 부탁한 뒤에는 되돌릴 수 없어요.",
    });
    if (sure) await designate.run({ requestId: request.id, pro_id: pro.id });
  }

  return (
    <Button
      size="sm"
      className="ml-auto"
      aria-label={`${pro.display_name}에게 직접 부탁하기`}
      pending={designate.pending}
      onClick={ask}
    >
      직접 부탁하기
    </Button>
  );
}
