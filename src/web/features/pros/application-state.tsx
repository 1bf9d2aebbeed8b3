import { useQuery } from "@tanstack/react-query";
import { HelpDeskText } from "#web/platform/support/help-desk.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useEffect, useRef, type ReactNode } from "react";
import { APPROVAL_BONUS_CREDITS } from "#domain/credits/approval-bonus.ts";
import type { ProProfile } from "#contract/endpoints/pros.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Stepper } from "#ui/display/stepper.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";

type State = ProProfile["state"];

/** What became of the application, and the way on. */
export function ApplicationState({ state }: { state: State }) {
  const parts: Record<State, ReactNode> = {
    pending: <Pending />,
    rejected: <Rejected />,
    approved: <Approved />,
    suspended: <Suspended />,
    // They are not logged in to see it.
    withdrawn: null,
  };
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // Decided while the person waits here: the news is read from its heading on.
    if (before.current !== state) region.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <PageFrame>{parts[state]}</PageFrame>
    </div>
  );
}

const CHECKED_BY_A_PERSON = "서비스, 지역, 소개가 알맞은지 사람이 직접 봐요.";

function checkDetail(isIdentified: boolean, waitsForThem: boolean): string {
  if (isIdentified) return `${CHECKED_BY_A_PERSON} 본인 확인은 마쳤어요.`;
  return waitsForThem ? `마치면 ${CHECKED_BY_A_PERSON}` : CHECKED_BY_A_PERSON;
}

function Pending() {
  const { data: name } = useQuery(endpointQuery("users.me.certifications.name"));
  const isIdentified = name?.state === "approved";
  // Nobody can decide before: what is left is theirs to do.
  const waitsForThem = name !== undefined && name.state !== "pending" && !isIdentified;
  return (
    <>
      <PageHeader
        title={waitsForThem ? "본인 확인이 남았어요" : "지원서를 확인하고 있어요"}
        description={
          waitsForThem
            ? "지원서는 잘 받았어요. 본인 확인을 마쳐야 승인할 수 있어요."
            : "확인이 끝나면 알림으로 알려 드려요. 이 화면을 떠나도 괜찮아요."
        }
      />
      <Card>
        <Stepper
          label="고수가 되는 길"
          direction="column"
          current={1}
          steps={[
            { key: "sent", label: "지원서를 보냈어요" },
            {
              key: "check",
              label: waitsForThem ? "본인 확인을 기다리고 있어요" : "내용을 확인하고 있어요",
              detail: checkDetail(isIdentified, waitsForThem),
            },
            {
              key: "start",
              label: "승인되면 바로 시작해요",
              detail: `견적을 보내는 데 쓰는 크레딧 ${APPROVAL_BONUS_CREDITS}개를 드려요.`,
            },
          ]}
        />
      </Card>
      <Ways>
        {!isIdentified && (
          <ButtonLink render={<Link to="/pro/certifications/name" />}>본인 확인하기</ButtonLink>
        )}
        <ButtonLink variant="secondary" render={<Link to="/pro/profile" />}>
          지원서 수정하기
        </ButtonLink>
        <ButtonLink variant="quiet" render={<Link to="/" />}>
          홈으로 가기
        </ButtonLink>
      </Ways>
    </>
  );
}

function Rejected() {
  return (
    <>
      <PageHeader
        title="아직 승인하지 못했어요"
        description="아래 이유를 보고 수정해서 다시 보내면 다시 확인해요. 쓴 내용은 그대로 있어요."
      />
      <Reason tone="danger" title="승인하지 못한 이유" />
      <Ways>
        <ButtonLink render={<Link to="/pro/profile" />}>수정해서 다시 보내기</ButtonLink>
      </Ways>
    </>
  );
}

function Approved() {
  return (
    <>
      <PageHeader
        title="고수로 승인됐어요"
        description="맞는 요청이 오면 알림으로 알려 드려요. 받은 요청을 보고 견적을 보내 보세요."
      />
      <Ways>
        {/* A whole new page: the header learns only there that this is a pro. */}
        <ButtonLink href="/pro/requests">받은 요청 보기</ButtonLink>
        <ButtonLink variant="secondary" render={<Link to="/pro/profile" />}>
          내 프로필 보기
        </ButtonLink>
      </Ways>
    </>
  );
}

function Suspended() {
  return (
    <>
      <PageHeader
        title="고수 활동이 정지됐어요"
        description="지금은 요청을 받거나 견적을 보낼 수 없어요. 고용된 일은 마칠 수 있고, 고객으로는 그대로 쓸 수 있어요."
      />
      <Reason tone="warning" title="정지 이유" />
      <Ways>
        <ButtonLink render={<Link to="/pro/hires" />}>진행 중인 일 보기</ButtonLink>
        <ButtonLink variant="secondary" render={<Link to="/" />}>
          홈으로 가기
        </ButtonLink>
      </Ways>
    </>
  );
}

function Reason({ tone, title }: { tone: "danger" | "warning"; title: string }) {
  const { data: profile } = useQuery(endpointQuery("pro.profile"));
  if (!profile?.state_reason) return null;
  return (
    <Notice tone={tone} title={title}>
      <span className="whitespace-pre-line">
        <HelpDeskText text={profile.state_reason} />
      </span>
    </Notice>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-2">{children}</div>;
}
