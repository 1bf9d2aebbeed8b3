import { useSuspenseQuery } from "@tanstack/react-query";
import { Notice } from "#ui/feedback/notice.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { BackLink } from "#ui/action/back-link.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { Advertising } from "./advertising.tsx";
import { AdvertisingQuestion } from "./advertising-question.tsx";
import { AdvertisingAnswers } from "./advertising-answers.tsx";
import { GroupSwitches } from "./group-switches.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { PushDeviceList } from "./push-device-list.tsx";
import { ThisDevice } from "./this-device.tsx";
import { useSettings } from "./use-settings.ts";
import { WorkSwitches } from "./work-switches.tsx";

/** How a person is notified outside the page. Each press is saved at once. */
export function NotificationSettingsPage() {
  const { data } = useSuspenseQuery(endpointQuery("users.me.notificationSettings"));
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const switches = useSettings();
  const { advertising_answers: answers, advertising_question: asked } = data;
  return (
    <PageFrame width="narrow">
      <BackLink onPhones render={<Link to="/me" />}>
        내 정보
      </BackLink>
      <PageHeader
        title="알림 설정"
        description="앱 안의 알림은 언제나 쌓여요. 여기에서는 밖으로 어떻게 알릴지 정해요."
      />
      <div className="flex flex-col gap-10">
        {!me.email_verified && (
          <Notice
            tone="warning"
            title="확인되지 않은 이메일"
            action={<TextLink render={<Link to="/me" />}>내 정보에서 확인하기</TextLink>}
          >
            {me.email} 주소로는 계정 메일만 보내요. 확인하고 나면 여기에서 고른 메일도 보내 드려요.
          </Notice>
        )}
        <GroupSwitches group="my_request" {...switches} />
        {me.pro && (
          <GroupSwitches group="my_work" {...switches}>
            <WorkSwitches {...switches} />
          </GroupSwitches>
        )}
        <GroupSwitches group="talk" {...switches} />
        <GroupSwitches group="money" {...switches} />
        <GroupSwitches group="account" {...switches} />
        <QuietHours {...switches} />
        <Section
          title="이 기기"
          description="견적, 메시지, 고용처럼 기다리던 소식을 화면을 열지 않아도 알려 드려요."
        >
          <ThisDevice />
        </Section>
        <Section title="알림을 받는 기기" description="쓰지 않는 기기는 삭제해 주세요.">
          <PushDeviceList />
        </Section>
        <Section
          anchor="advertising"
          title="혜택과 소식"
          description="동의한 것만 보내고, 언제든 끌 수 있어요."
        >
          {asked.length > 0 && <AdvertisingQuestion scopes={asked} {...switches} />}
          <Card>
            <Advertising {...switches} />
            {answers.length > 0 && (
              <Disclosure summary="답한 기록" className="mt-4">
                <AdvertisingAnswers answers={answers} />
              </Disclosure>
            )}
          </Card>
        </Section>
      </div>
    </PageFrame>
  );
}
