import type { Output } from "#contract/registry.ts";
import {
  DELIVERY_REASONS,
  type DeliveryReason,
  type DeliveryState,
} from "#domain/notice/delivery.ts";
import { deliveryReportLabels, type DeliveryReport } from "#domain/notice/delivery-report.ts";
import { textStatusLabel } from "#domain/notice/text-status.ts";
import type { Tone } from "#ui/display/badge.tsx";

export type Delivery = Output<"staff.deliveries">["items"][number];

export const deliveryChannels: Record<Delivery["channel"], string> = {
  push: "푸시",
  sms: "문자",
  alimtalk: "알림톡",
  email: "이메일",
};

export const deliveryStates: Record<DeliveryState, { label: string; tone: Tone }> = {
  pending: { label: "기다림", tone: "accent" },
  sending: { label: "보내는 중", tone: "accent" },
  sent: { label: "보냄", tone: "success" },
  failed: { label: "보내지 못함", tone: "danger" },
  unclear: { label: "도착 불확실", tone: "warning" },
  dropped: { label: "보내지 않음", tone: "neutral" },
  merged: { label: "모음 메일에 담음", tone: "neutral" },
};

const reportTones: Record<DeliveryReport, Tone> = {
  delivered: "success",
  delivered_by_sms: "success",
  undelivered: "danger",
  unreported: "warning",
};

/** What became of it: what its provider told, or else what we know ourselves. */
export function deliveryOutcome({ state, report }: Pick<Delivery, "state" | "report">) {
  if (report === null) return deliveryStates[state];
  return { label: deliveryReportLabels[report], tone: reportTones[report] };
}

/** What our own words for an end mean; a provider's that `domain` does not know are shown as they are. */
const reasons: Record<DeliveryReason, string> = {
  read: "보내기 전에 읽었어요",
  unsubscribed: "이 메일을 그만 받기로 했어요",
  switched_off: "이 알림을 껐어요",
  email_unconfirmed: "확인하지 않은 이메일이에요",
  address_bounced: "메일이 되돌아온 주소예요",
  no_device: "받을 기기가 없어요",
  sender_lost: "보내는 도중에 끊겼어요",
  port_threw: "보내는 곳이 알 수 없는 답을 했어요",
  timeout: "제때 답이 오지 않았어요",
  network: "보내는 곳에 닿지 못했어요",
  not_configured: "보내는 곳이 연결되지 않았어요",
  alimtalk_not_configured: "알림톡이 연결되지 않아 문자로 보냈어요",
  push_service_down: "푸시 서비스가 멈춰 있었어요",
};

export function deliveryReason(reason: string): string {
  const own = DELIVERY_REASONS.find((one) => one === reason);
  return own ? reasons[own] : (textStatusLabel(reason) ?? reason);
}
