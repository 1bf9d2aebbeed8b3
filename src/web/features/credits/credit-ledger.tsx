import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import Download from "lucide-react/icons/download";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { CreditLot } from "#contract/endpoints/credits.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { LedgerFilter } from "./ledger-filter.tsx";
import { ledgerInput } from "./ledger-input.ts";
import { MovementRow } from "./movement-row.tsx";

/** All that happened to the credits, newest first, as the page's query filters it. */
export function CreditLedger({ lots }: { lots: readonly CreditLot[] }) {
  const input = ledgerInput(useSearch({ from: "/membership/credits" }));
  const list = useSuspenseInfiniteQuery(endpointPages("users.me.credits.ledger", input));
  const isFiltered = Object.keys(input).length > 0;
  return (
    <Section
      title="크레딧 내역"
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          icon={<Download size={18} />}
          href={endpointCall("users.me.credits.ledger.csv", { ...input }).url}
        >
          CSV로 받기
        </ButtonLink>
      }
    >
      <LedgerFilter key={JSON.stringify(input)} input={input} lots={lots} />
      <InfiniteList
        className="mt-5 flex flex-col divide-y divide-line rounded-lg border border-line bg-surface"
        label="크레딧 내역"
        items={list.data.pages.flatMap((page) => page.items)}
        itemKey={(movement) => movement.id}
        renderItem={(movement) => <MovementRow movement={movement} />}
        {...furtherPages(list)}
        empty={
          <EmptyState
            title={isFiltered ? "해당하는 내역이 없어요" : "아직 내역이 없어요"}
            description={
              isFiltered
                ? "기간을 넓히거나 다른 종류를 골라 보세요."
                : "크레딧을 받거나 쓰면 하나씩 적혀요."
            }
            action={
              isFiltered ? (
                <ButtonLink
                  variant="secondary"
                  render={<Link to="/membership/credits" search={{}} resetScroll={false} />}
                >
                  모두 보기
                </ButtonLink>
              ) : undefined
            }
          />
        }
      />
    </Section>
  );
}
