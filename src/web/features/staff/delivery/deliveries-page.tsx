import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { DELIVERY_CHANNELS, STUCK_STATES } from "#domain/notice/delivery.ts";
import { BackLink } from "#ui/action/back-link.tsx";
import { Select } from "#ui/form/select.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { useAskedSearch } from "#web/platform/navigation/use-asked-search.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { KeyHints } from "../keys/key-hints.tsx";
import { deliveryInput, type DeliverySearch } from "./delivery-filter.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { deliveryChannels, deliveryStates } from "./delivery-words.ts";

const KEYS = [{ name: "R", does: "다시 보내기" }];
const states = STUCK_STATES.map((value) => ({ value, label: deliveryStates[value].label }));
const channels = DELIVERY_CHANNELS.map((value) => ({ value, label: deliveryChannels[value] }));

/** What did not go out to people, or may not have, the longest waiting first. */
export function StaffDeliveriesPage() {
  const search = deliveryInput(useSearch({ from: "/staff/deliveries" }));
  const list = useSuspenseInfiniteQuery(endpointPages("staff.deliveries", search));
  const asked = useAskedSearch(deliveryInput);
  const navigate = useNavigate();
  const choose = (change: DeliverySearch) =>
    void navigate({
      to: "/staff/deliveries",
      search: (before) => deliveryInput({ ...before, ...change }),
      replace: true,
    });
  return (
    <PageFrame width="dense">
      <BackLink onPhones render={<Link to="/staff" />}>
        대기 목록
      </BackLink>
      <PageHeader
        title="보내지 못한 알림"
        description="먼저 막힌 것부터 보여요. 인증번호와 링크는 내용을 남기지 않아 다시 보낼 수 없어요. 이 화면을 조회하면 기록이 남아요."
        actions={<KeyHints more={KEYS} />}
      />
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-160">
        <Select
          label="상태"
          placeholder="모두"
          options={states}
          value={asked.state ?? ""}
          onChange={(event) => choose({ state: event.target.value })}
        />
        <Select
          label="채널"
          placeholder="모두"
          options={channels}
          value={asked.channel ?? ""}
          onChange={(event) => choose({ channel: event.target.value })}
        />
      </div>
      <div className="mt-6">
        <DeliveryList
          label="보내지 못한 알림"
          list={list}
          empty="보내지 못한 알림이 없어요"
          showsPerson
        />
      </div>
    </PageFrame>
  );
}
