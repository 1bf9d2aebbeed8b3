import Building2 from "lucide-react/icons/building-2";
import UserCheck from "lucide-react/icons/user-check";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CertificationCard } from "./certification-card.tsx";
import { editLabel } from "./certification-labels.ts";
import { CredentialsCard } from "./credentials-card.tsx";
import { RemoveBusiness } from "./remove-business.tsx";
import { WaitingFor } from "./waiting-for.tsx";

/** A pro's certifications: the name, the business and the credentials, each with its state and next step. */
export function CertificationsPage() {
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="자격 확인"
        description="확인된 자격은 프로필과 견적에 이름표로만 보여요. 제출한 서류는 공개되지 않아요."
      />
      <div className="flex flex-col gap-4">
        <NameCard />
        <BusinessCard />
        <CredentialsCard />
      </div>
    </PageFrame>
  );
}

function NameCard() {
  const { data: name } = useSuspenseQuery(endpointQuery("users.me.certifications.name"));
  const approved = name.state === "approved";
  return (
    <CertificationCard
      title="본인 확인"
      icon={<UserCheck size={24} />}
      state={name.state}
      reason={name.reason}
      brings="본인 명의 휴대폰으로 바로 끝나요. 고수로 승인되려면 꼭 필요해요."
      label={name.state === "expired" ? "다시 확인해 주세요" : undefined}
      action={
        <ButtonLink
          variant={approved ? "secondary" : "primary"}
          render={<Link to="/pro/certifications/name" />}
        >
          {approved || name.state === "expired" ? "다시 확인하기" : "본인 확인하기"}
        </ButtonLink>
      }
    >
      <WaitingFor certificate="identity" />
      {name.masked_name && (
        <DescriptionList items={[{ key: "name", term: "이름", detail: name.masked_name }]} />
      )}
    </CertificationCard>
  );
}

function BusinessCard() {
  const { data } = useSuspenseQuery(endpointQuery("users.me.certifications.business"));
  const [business] = data.items;
  const state = business?.state ?? "none";
  const isSettled = state === "approved" || state === "pending";
  return (
    <CertificationCard
      title="사업자 확인"
      icon={<Building2 size={24} />}
      state={state}
      reason={business?.reason ?? null}
      brings="사업자등록증을 확인해요. 확인된 상호, 대표자, 번호, 주소와 연락처는 고객이 고용하기 전에 볼 수 있어요."
      action={
        <>
          <ButtonLink
            variant={isSettled ? "secondary" : "primary"}
            render={<Link to="/pro/certifications/business" />}
          >
            {business ? `사업자 ${editLabel(state)}` : "사업자 확인하기"}
          </ButtonLink>
          {business && <RemoveBusiness id={business.id} />}
        </>
      }
    >
      <WaitingFor certificate="business" />
      {business && state === "approved" && !business.representative && (
        <Notice tone="warning" title="대표자, 주소와 연락처를 더해 주세요">
          고객이 고용하기 전에 볼 수 있어야 해요. 더할 때까지는 사업자로 보이지 않아요.
        </Notice>
      )}
      {business && (
        <DescriptionList
          items={[
            {
              key: "number",
              term: "번호",
              detail: <span className="numeric">{business.number}</span>,
            },
            {
              key: "name",
              term: "상호",
              detail: <span className="break-words">{business.business_name}</span>,
            },
            ...(business.representative
              ? [
                  { key: "representative", term: "대표자", detail: business.representative },
                  { key: "address", term: "주소", detail: business.address },
                  {
                    key: "phone",
                    term: "연락처",
                    detail: <span className="numeric">{business.phone}</span>,
                  },
                ]
              : []),
          ]}
        />
      )}
    </CertificationCard>
  );
}
