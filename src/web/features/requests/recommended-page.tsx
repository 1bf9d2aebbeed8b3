import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import Users from "lucide-react/icons/users";
import type { Output } from "#contract/registry.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { HelpTip } from "#ui/help-tip.tsx";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useToast } from "#ui/toast.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { useEndpointMutation } from "#web/platform/use-endpoint-mutation.ts";

type Recommended = Output<"requests.recommended">;

/** Pros for one request in the order of the rules, each with the reasons; one of them may be asked directly. */
export function RecommendedPage() {
  const { requestId } = useParams({ from: "/user/recommended/$requestId" });
  const { data } = useSuspenseQuery(endpointQuery("requests.recommended", { requestId }));
  return (
    <PageFrame width="narrow">
      <PageHeader
        title={`${data.request.service.name} 추천 고수`}
        description={
          <>
            평점, 같은 서비스의 고용, 답하는 속도, 견적 일치율, 지역으로 정한 순서예요. 돈을 받고
            순서를 바꾸지 않아요.{" "}
            <HelpTip about="순서">
              앞에 적힌 이유일수록 순서에 크게 영향을 줘요. 조건이 같으면 요청마다 정해진 추첨을
              따라요.
            </HelpTip>
          </>
        }
      />
      {data.items.length === 0 ? (
        <EmptyState
          icon={<Users size={26} />}
          title="이 지역에는 아직 맞는 고수가 없어요"
          description="새 고수가 들어오면 여기에서 직접 부탁할 수 있어요."
        />
      ) : (
        <ol className="flex flex-col gap-3">
          {data.items.map((item) => (
            <li key={item.pro.id}>
              <RecommendedPro item={item} request={data.request} />
            </li>
          ))}
        </ol>
      )}
    </PageFrame>
  );
}

function RecommendedPro({
  item,
  request,
}: {
  item: Recommended["items"][number];
  request: Recommended["request"];
}) {
  const toast = useToast();
  const designate = useEndpointMutation("requests.designate", {
    invalidates: ["requests.recommended", "requests.get"],
    onSuccess: () =>
      toast({ message: `${item.pro.display_name}에게 직접 부탁했어요.`, tone: "success" }),
  });
  return (
    <Card>
      <div className="flex items-start gap-3">
        <Avatar name={item.pro.display_name} src={item.pro.photo_url ?? undefined} size="lg" />
        <div className="min-w-0 flex-1">
          <TextLink render={<Link to="/pros/$proId" params={{ proId: item.pro.id }} />}>
            {item.pro.display_name}
          </TextLink>
          <p className="text-sm text-muted">{item.pro.headline}</p>
        </div>
        {item.quoted ? (
          <Badge tone="success">견적 보냄</Badge>
        ) : item.designated ? (
          <Badge tone="accent">직접 부탁함</Badge>
        ) : null}
      </div>
      {item.reasons.length > 0 && (
        <>
          <p className="mt-4 text-sm font-semibold">왜 이 순서인가요?</p>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {item.reasons.map((reason) => (
              <li key={reason}>
                <Badge tone="neutral">{reason}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      {request.state === "open" && !item.quoted && !item.designated && (
        <Button
          block
          variant="secondary"
          className="mt-4"
          pending={designate.pending}
          onClick={() => designate.run({ requestId: request.id, pro_id: item.pro.id })}
        >
          직접 부탁하기
        </Button>
      )}
    </Card>
  );
}
