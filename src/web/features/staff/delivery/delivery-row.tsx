import { clsx } from "clsx";
import { mayArriveTwice } from "#domain/notice/delivery.ts";
import { Button } from "#ui/action/button.tsx";
import { KeyCap } from "#ui/text/key-cap.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { FOCUSABLE_ROW } from "../keys/use-staff-keys.ts";
import { useDecision } from "../use-decision.ts";
import {
  deliveryChannels,
  deliveryOutcome,
  deliveryReason,
  type Delivery,
} from "./delivery-words.ts";

/** On the wide page of everybody's alone: in the narrow one of a person they would break addresses and titles. */
const COLUMNS =
  "lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)_14rem] lg:items-center lg:gap-x-4";

/** What went out or did not, to whom and by what, and what came of it. */
export function DeliveryRow({
  delivery,
  showsPerson,
}: {
  delivery: Delivery;
  showsPerson: boolean;
}) {
  const { title, account_id: accountId, person, recipient, last_error: reason } = delivery;
  const { label, tone } = deliveryOutcome(delivery);
  return (
    <div
      {...FOCUSABLE_ROW}
      className={clsx(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap",
        showsPerson && "lg:min-h-11 lg:py-1",
      )}
    >
      <div className={clsx("min-w-0 lg:flex-1", showsPerson && COLUMNS)}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words">{title}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-sm break-words text-muted">
          {showsPerson && accountId && (
            <>
              <TextLink
                render={<Link to="/staff/people/$accountId/deliveries" params={{ accountId }} />}
              >
                {person}
              </TextLink>
              {" · "}
            </>
          )}
          {deliveryChannels[delivery.channel]}
          {recipient && (
            <>
              {" "}
              <span className="break-all">{recipient}</span>
            </>
          )}
          {delivery.tries > 0 && ` · ${delivery.tries}번 시도`}
        </p>
        <p className="text-sm break-words text-muted">{reason && deliveryReason(reason)}</p>
        <p className="text-sm text-faint">
          <When delivery={delivery} />
        </p>
      </div>
      {delivery.can_send_again && (
        <div className="shrink-0 max-sm:w-full">
          <SendAgain delivery={delivery} />
        </div>
      )}
    </div>
  );
}

function When({ delivery }: { delivery: Delivery }) {
  const { created_at: createdAt, sent_at: sentAt, not_before: notBefore } = delivery;
  const at = sentAt ?? notBefore ?? createdAt;
  const word = sentAt ? "보냄" : notBefore ? "보낼 시각" : "만듦";
  return (
    <>
      <DayAndTime at={at} /> {word}
    </>
  );
}

function SendAgain({ delivery }: { delivery: Delivery }) {
  const { id: deliveryId, state } = delivery;
  const confirm = useConfirm();
  const send = useDecision("staff.deliveries.send", { done: "다시 보낼게요." });
  const twice = mayArriveTwice(state);
  const start = async () => {
    const question = {
      title: "다시 보낼까요?",
      description: "먼저 보낸 것이 도착했다면 같은 내용이 두 번 가요.",
    };
    if (twice && !(await confirm(question))) return;
    void send.run({ deliveryId, may_arrive_twice: twice });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-keyshortcuts="R"
      pending={send.pending}
      onClick={() => void start()}
    >
      다시 보내기
      <KeyCap name="R" />
    </Button>
  );
}
