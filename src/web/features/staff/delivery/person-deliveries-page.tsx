import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { BackLink } from "#ui/action/back-link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { SecondStepOff } from "./second-step-off.tsx";

/** What one person was sent, when and by what, and what came of it. */
export function PersonDeliveriesPage() {
  const { accountId } = useParams({ from: "/staff/people/$accountId/deliveries" });
  const list = useSuspenseInfiniteQuery(endpointPages("staff.people.deliveries", { accountId }));
  const { person = "", has_second_step: hasSecondStep = null } = list.data.pages[0] ?? {};
  return (
    <PageFrame width="dense">
      <BackLink onPhones render={<Link to="/staff/deliveries" />}>
        보내지 못한 알림
      </BackLink>
      <PageHeader
        title={`${person}님에게 보낸 알림`}
        description="최근에 보낸 것부터 보여요. 받지 않기로 한 채널로는 보내지 않아 여기에 나오지 않아요. 이 화면을 조회하면 기록이 남아요."
      />
      {hasSecondStep && (
        <div className="mb-8">
          <SecondStepOff accountId={accountId} person={person} />
        </div>
      )}
      <DeliveryList label="보낸 알림" list={list} empty="보낸 알림이 없어요" />
    </PageFrame>
  );
}
