import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Who the customer deals with: what everybody is told, and the person's name and number on request. */
export function SellerPage() {
  const { hireId } = useParams({ from: "/hires/$hireId/seller" });
  const { data: hire } = useSuspenseQuery(endpointQuery("hires.get", { hireId }));
  const { pro, seller, service } = hire;
  return (
    <PageFrame width="narrow">
      <PageHeader
        above={
          <TextLink
            placement="alone"
            className="max-md:hidden"
            render={<Link to="/requests/$requestId" params={{ requestId: hire.request_id }} />}
          >
            {service.name} 요청
          </TextLink>
        }
        title="거래 상대 정보"
        description={`${pro.display_name} 고수가 누구인지 확인할 수 있어요.`}
      />
      <div className="flex flex-col gap-8">
        <Card>
          <DescriptionList
            items={[
              { key: "kind", term: "구분", detail: seller.kind === "business" ? "사업자" : "개인" },
              ...seller.facts
                .filter(({ key }) => key !== "ask")
                .map((fact) =>
                  fact.key === "phone"
                    ? { ...fact, detail: <PhoneLink phone={fact.detail} /> }
                    : fact,
                ),
            ]}
          />
        </Card>
        {seller.may_ask && <AskIdentity hireId={hireId} />}
        {seller.kind === "person" && !seller.may_ask && (
          <Notice title="아직 본인 확인을 하지 않은 고수예요">
            이름과 연락처가 필요하면 <TextLink render={<Link to="/support" />}>고객센터</TextLink>에
            알려 주세요.
          </Notice>
        )}
      </div>
    </PageFrame>
  );
}

function AskIdentity({ hireId }: { hireId: string }) {
  const [identity, setIdentity] = useState<Output<"hires.sellerIdentity"> | null>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (identity) result.current?.focus();
  }, [identity]);
  const ask = useEndpointMutation("hires.sellerIdentity", { onSuccess: setIdentity });
  return (
    <Section title="신원 정보">
      {/* The button that had the focus is gone then: it goes on with what it brought. */}
      <div ref={result} tabIndex={-1} className="outline-none">
        {identity && (
          <Card>
            <DescriptionList
              items={[
                { key: "name", term: "이름", detail: identity.name },
                {
                  key: "phone",
                  term: "전화번호",
                  detail: identity.phone ? (
                    <PhoneLink phone={identity.phone} />
                  ) : (
                    "확인된 번호가 없어요"
                  ),
                },
              ]}
            />
          </Card>
        )}
      </div>
      {!identity && (
        <>
          <p className="mb-4 text-sm text-muted">
            거래 당사자는 상대의 이름과 전화번호를 볼 수 있어요. 본 사실은 기록되고 고수에게 알려
            드려요. 거래와 관련한 일에만 써 주세요.
          </p>
          <Button variant="secondary" pending={ask.pending} onClick={() => ask.run({ hireId })}>
            이름과 전화번호 보기
          </Button>
        </>
      )}
    </Section>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink className="numeric" href={`tel:${phone.replaceAll("-", "")}`}>
      {phone}
    </TextLink>
  );
}
