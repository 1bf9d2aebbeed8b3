import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Output } from "#contract/registry.ts";
import { staffNote } from "#domain/staff/staff-rules.ts";
import { Button } from "#ui/action/button.tsx";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { BillingList, BillingRow } from "./billing-list.tsx";
import { ReasonSheet } from "../reason-sheet.tsx";
import { alarmLabels } from "../staff-labels.ts";
import { useDecision } from "../use-decision.ts";

/** Open alarms, the oldest first. */
export function AlarmList() {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.billing.alarms"));
  return (
    <BillingList
      label="살펴볼 일"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      row={(alarm) => <AlarmRow alarm={alarm} />}
      empty="살펴볼 일이 없어요."
    />
  );
}

function AlarmRow({ alarm }: { alarm: Output<"staff.billing.alarms">["items"][number] }) {
  const { id: alarmId, about, person, code, at, payment_id: paymentId } = alarm;
  const [open, setOpen] = useState(false);
  const close = useDecision("staff.billing.alarms.close", {
    done: "살펴본 일로 닫았어요.",
    onDone: () => setOpen(false),
    errorShownByForm: true,
  });
  return (
    <>
      <BillingRow
        title={alarmLabels[about]}
        amount={formatWon(alarm.amount)}
        detail={
          <>
            {person} · {code && `${code} · `}
            <span className="break-all">{paymentId}</span> · <DayAndTime at={at} />
            {about === "refund_unclaimed" && (
              <span className="block">
                받을 분이 고객센터로 연락하면 계좌 환불이나 거절된 환불에서 이 환불을 열어 본인을
                확인하고 계좌를 적어 주세요. 보낸 뒤에 닫아 주세요.
              </span>
            )}
          </>
        }
        action={
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            닫기
          </Button>
        }
      />
      <ReasonSheet
        open={open}
        onOpenChange={setOpen}
        title="살펴본 일로 닫을까요?"
        description="무엇을 확인했는지 적어 주세요. 운영자만 봐요."
        label="내부 메모"
        rule={staffNote}
        submitLabel="확인하고 닫기"
        deciding={close}
        onDecide={(note) => close.run({ alarmId, note })}
      />
    </>
  );
}
