import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { KeyHints } from "../keys/key-hints.tsx";
import { AlarmList } from "./alarm-list.tsx";
import { FailedRefundList } from "./failed-refund-list.tsx";
import { OverdueList } from "./overdue-list.tsx";

/** What of payments needs a person's eye. */
export function StaffBillingPage() {
  return (
    <PageFrame width="dense">
      <PageHeader
        title="결제"
        description="이 화면을 조회하면 기록이 남아요."
        actions={<KeyHints more={[]} />}
      />
      <div className="flex flex-col gap-10">
        <Section title="살펴볼 일">
          <AlarmList />
        </Section>
        <Section title="거절된 환불">
          <FailedRefundList />
        </Section>
        <Section title="밀린 멤버십">
          <OverdueList />
        </Section>
      </div>
    </PageFrame>
  );
}
