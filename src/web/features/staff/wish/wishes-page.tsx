import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { WISH_STATES } from "#domain/service-wish/lifecycle.ts";
import { BackLink } from "#ui/action/back-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Select } from "#ui/form/select.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { KeyHints } from "../keys/key-hints.tsx";
import { WishRow } from "./wish-row.tsx";
import { ANY_STATE, wishInput, wishStates } from "./wish-words.ts";

const KEYS = [{ name: "A", does: "표시" }];
const states = [
  ...WISH_STATES.map((value) => ({ value: String(value), label: wishStates[value].label })),
  { value: ANY_STATE, label: "모두" },
];

/** What people looked for and the catalogue does not have, the longest waiting first; of all states it is a log. */
export function StaffWishesPage() {
  const search = wishInput(useSearch({ from: "/staff/wishes" }));
  const list = useSuspenseInfiniteQuery(endpointPages("staff.wishes", search));
  const navigate = useNavigate();
  return (
    <PageFrame width="dense">
      <BackLink onPhones render={<Link to="/staff" />}>
        대기 목록
      </BackLink>
      <PageHeader
        title="찾지 못한 서비스"
        description="같은 검색어끼리 모아 오래 기다린 것부터 보여요. 누가 보냈는지는 남지 않아요."
        actions={<KeyHints more={KEYS} />}
      />
      <Select
        className="lg:max-w-xs"
        label="상태"
        options={states}
        value={search.state ?? ANY_STATE}
        onChange={(event) =>
          void navigate({
            to: "/staff/wishes",
            search: event.target.value === "open" ? {} : { state: event.target.value },
            replace: true,
          })
        }
      />
      <InfiniteList
        label="찾지 못한 서비스"
        items={list.data.pages.flatMap((page) => page.items)}
        itemKey={(wish) => wish.id}
        renderItem={(wish) => <WishRow wish={wish} />}
        {...furtherPages(list)}
        className="mt-6 divide-y divide-line"
        empty={<EmptyState title="찾지 못한 서비스가 없어요" />}
      />
    </PageFrame>
  );
}
