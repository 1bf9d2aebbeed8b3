import { YEARS_VALID } from "#domain/credits/top-up.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Section } from "#ui/layout/section.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { readIssuedKey } from "#web/platform/payment/read-issued-key.ts";
import { QuotingObstacle } from "../buy/quoting-obstacle.tsx";
import { ArrivalNotice } from "../method/arrival-notice.tsx";
import { MethodFields } from "../method/method-fields.tsx";
import { useMethodForm } from "../method/use-method-form.ts";
import { TopUpRules } from "./top-up-rules.tsx";
import { failedTopUp, newMethodText, topUpConsentText, unitPriceText } from "./top-up-labels.ts";
import { useTopUp } from "./use-top-up.ts";

interface TopUpFormProps {
  /** Where the person goes on afterwards. */
  next: string | null;
  /** A charge that was waited for here did not come. */
  failed: boolean;
  onSent: (topUpId: string) => void;
}

/** Which pack, how to pay, and the one button that does it. The choice stands in the URL. */
export function TopUpForm({ next, failed, onSent }: TopUpFormProps) {
  const searchText = useLocation({ select: ({ searchStr }) => searchStr });
  const { product_id: productId } = useSearch({ from: "/membership/top-up" });
  const navigate = useNavigate();
  const { data: products } = useSuspenseQuery(endpointQuery("products.list"));
  const { data: overview } = useSuspenseQuery(endpointQuery("subscriptions.overview"));
  const [asked, setAsked] = useState(false);
  const packRef = useRef<HTMLInputElement>(null);
  const packs = products.items.filter(({ kind }) => kind === "pack");
  const pack = packs.find(({ id }) => id === productId);
  const buying = useTopUp(onSent);
  const search = { ...(next ? { next } : {}), ...(pack ? { product_id: pack.id } : {}) };
  const form = useMethodForm({
    subject: pack?.id ?? "",
    method: overview.method,
    returnPath: `/membership/top-up?${new URLSearchParams(search)}`,
    arrived: readIssuedKey(searchText),
    onArrived: () => void navigate({ to: "/membership/top-up", search, replace: true }),
    onReady: async (ready) =>
      pack !== undefined && buying.run({ product_id: pack.id, price: pack.price, ...ready }),
  });
  const { choice, problems } = form.fields;
  const price = pack && formatWon(pack.price);

  function choose(id: string): void {
    void navigate({
      to: "/membership/top-up",
      search: { ...search, product_id: id },
      replace: true,
      resetScroll: false,
    });
  }

  function submit(): Promise<void> | undefined {
    setAsked(true);
    if (pack) return form.submit();
    packRef.current?.focus();
    return undefined;
  }

  const problem = buying.failure ? failedTopUp(buying.failure) : null;
  return (
    <>
      <div className="flex flex-col gap-8">
        <QuotingObstacle forProsOnly />
        {problem && (
          <Notice takesFocus live="assertive" tone="danger" title={problem.title}>
            {problem.text}
          </Notice>
        )}
        {failed && !problem && (
          <Notice takesFocus live="assertive" tone="danger" title="충전하지 못했어요">
            결제가 확인되지 않았어요. 뒤늦게 결제되면 모두 돌려드려요.
          </Notice>
        )}
        <ArrivalNotice notice={form.notice} />
        <ChoiceCards
          label="충전할 크레딧"
          hint="금액은 부가세를 포함해요. 한 번만 결제돼요."
          required
          name="pack"
          options={packs.map((one) => ({
            value: one.id,
            label: one.name,
            description: `${unitPriceText(one)} · ${YEARS_VALID}년 동안 쓸 수 있어요`,
            aside: <span className="numeric font-bold">{formatWon(one.price)}</span>,
          }))}
          value={pack?.id ?? null}
          onChange={choose}
          error={asked && !pack ? "충전할 크레딧을 골라 주세요." : undefined}
          ref={packRef}
        />
        <Section title="결제 수단">
          <MethodFields
            label="결제 수단"
            consentText={topUpConsentText(price ?? null, { isNew: choice === "phone", overview })}
            {...form.fields}
            problems={{
              ...problems,
              ...(problems.consent ? { consent: "금액을 확인하고 동의해 주세요." } : {}),
            }}
          />
          {overview.membership && (choice === "card" || choice === "phone") && (
            <Notice className="mt-4" title="멤버십 결제 수단도 함께 바뀌어요">
              {newMethodText(overview)}
            </Notice>
          )}
        </Section>
        <TopUpRules />
      </div>
      <StickyActionBar summary={price ? `${price}이 한 번 결제돼요.` : undefined}>
        <Button pending={form.pending || buying.pending} onClick={submit}>
          {price ? `${price} 결제하기` : "결제하기"}
        </Button>
      </StickyActionBar>
    </>
  );
}
