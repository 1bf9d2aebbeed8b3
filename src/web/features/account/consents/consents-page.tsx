import { useSuspenseQuery } from "@tanstack/react-query";
import type { MyConsents } from "#contract/endpoints/me/consents.ts";
import type { ConsentSource } from "#domain/account/advertising-consents.ts";
import { CONSENT_KIND_LABELS } from "#domain/account/consent-kinds.ts";
import { BackLink } from "#ui/action/back-link.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Moment } from "#web/platform/format/moment.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { TextConsentCard } from "./text-consent-card.tsx";

/** What the person agreed to, what changed since, and every answer with its time. */
export function ConsentsPage() {
  const { data: consents } = useSuspenseQuery(endpointQuery("users.me.consents"));
  return (
    <PageFrame width="narrow">
      <BackLink onPhones render={<Link to="/me" />}>
        내 정보
      </BackLink>
      <PageHeader
        title="동의와 약관"
        description="무엇에 언제 동의했는지 보고, 바뀐 내용에 답할 수 있어요."
      />
      <div className="flex flex-col gap-10">
        <div className="flex flex-col gap-4">
          {consents.texts.map((text) => (
            <TextConsentCard key={text.kind} text={text} />
          ))}
        </div>
        <Section title="혜택과 소식" description="광고를 받을지는 알림 설정에서 채널마다 정해요.">
          <TextLink placement="alone" render={<Link to="/setting/notifications" />}>
            알림 설정
          </TextLink>
        </Section>
        <History history={consents.history} />
      </div>
    </PageFrame>
  );
}

const SOURCE_LABELS: Record<ConsentSource, string> = {
  sign_up: "회원 가입",
  settings: "설정",
  letter: "메일의 링크",
};

function History({ history }: Pick<MyConsents, "history">) {
  return (
    <Section title="답한 기록">
      {history.length === 0 && <p className="text-muted">아직 답한 기록이 없어요.</p>}
      <ul className="divide-y divide-line border-y border-line text-sm">
        {history.map(({ kind, version, granted, source, at }) => (
          <li key={`${kind} ${at}`} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span>
              {CONSENT_KIND_LABELS[kind]}
              {(kind === "terms" || kind === "privacy") && ` ${version}판`} ·{" "}
              {kind === "age_14" ? "확인했어요" : granted ? "동의했어요" : "동의하지 않았어요"}
            </span>
            <span className="text-muted">
              <Moment at={at} /> · {SOURCE_LABELS[source]}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
