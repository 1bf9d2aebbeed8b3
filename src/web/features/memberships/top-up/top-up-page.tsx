import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { formatCredits } from "#web/platform/format/format.ts";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { WAITING_MS } from "../waiting.ts";
import { TopUpForm } from "./top-up-form.tsx";
import { TopUpHistory } from "./top-up-history.tsx";
import { ConfirmingTopUp, SettledTopUp } from "./top-up-result.tsx";

/** Packs of credits bought once: the choice, the payment, what came of it, and those bought before. */
export function TopUpPage() {
  const next = sameOriginPath(useSearch({ from: "/membership/top-up" }).next);
  const [sent, setSent] = useState<string | null>(null);
  const { data: credits } = useSuspenseQuery(endpointQuery("users.me.credits"));
  const list = useSuspenseInfiniteQuery({
    ...endpointPages("credits.topUps"),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((one) => one.state === "pending"))
        ? WAITING_MS
        : false,
  });
  const bought = list.data.pages.flatMap((page) => page.items);
  const topUp = bought.find(({ id }) => id === sent);
  if (topUp?.state === "pending") return <ConfirmingTopUp topUp={topUp} />;
  if (topUp?.state === "settled") {
    return <SettledTopUp topUp={topUp} usable={credits.usable} next={next} />;
  }
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="크레딧 충전"
        description={`지금 ${formatCredits(credits.usable)}을 쓸 수 있어요.`}
      />
      <TopUpForm next={next} failed={topUp !== undefined} onSent={setSent} />
      {bought.length > 0 && <TopUpHistory list={list} items={bought} />}
    </PageFrame>
  );
}
