/** Every kind of notification with the title it has unless its sender says something closer to the matter. */
export const notificationTitles = {
  // To a pro.
  request_received: "새 요청이 들어왔어요",
  request_reopened: "요청이 다시 열렸어요",
  request_designated: "나를 지정한 요청이 왔어요",
  quote_read: "고객이 견적을 읽었어요",
  quote_declined: "고객이 견적을 거절했어요",
  quote_released: "맡긴 크레딧이 돌아왔어요",
  quote_hired: "고객이 나를 고용했어요",
  request_ended: "견적을 보낸 요청이 끝났어요",
  review_received: "새 후기가 올라왔어요",
  review_changed: "후기가 바뀌었어요",
  pro_approved: "고수로 승인됐어요",
  pro_rejected: "고수 신청이 승인되지 않았어요",
  certification_approved: "자격이 확인됐어요",
  certification_rejected: "자격을 확인하지 못했어요",
  certification_revoked: "자격 표시가 내려갔어요",
  certification_expiring: "자격의 유효 기간이 곧 끝나요",
  certification_expired: "자격의 유효 기간이 끝났어요",
  pro_suspended: "고수 활동이 정지됐어요",
  pro_reinstated: "고수 활동을 다시 할 수 있어요",
  pro_warned: "운영팀이 알려 드려요",
  testimonial_received: "새 외부 추천이 올라왔어요",
  // To a customer.
  quote_received: "새 견적이 도착했어요",
  quote_file_added: "견적에 파일이 더해졌어요",
  quote_withdrawn: "고수가 견적을 거두었어요",
  quote_expired: "견적의 유효 기간이 지났어요",
  quotes_closed: "견적이 모두 모였어요",
  request_closed: "요청이 마감됐어요",
  request_blocked: "요청이 중지됐어요",
  // To either side of a consultation.
  consultation_asked: "상담 요청이 왔어요",
  consultation_confirmed: "상담이 확정됐어요",
  consultation_declined: "고수가 상담을 받지 못했어요",
  consultation_expired: "상담 요청에 답이 없어 끝났어요",
  consultation_cancelled: "상담이 취소됐어요",
  consultation_reminder: "내일 상담이 있어요",
  // To either side of a quote or a hire.
  message_received: "새 메시지가 왔어요",
  change_order_proposed: "변경 제안이 도착했어요",
  change_order_decided: "변경 제안에 답이 왔어요",
  hire_completed: "거래가 완료됐어요",
  hire_cancelled: "거래가 취소됐어요",
  review_commented: "후기에 댓글이 달렸어요",
  // To whoever reported a pro.
  report_closed: "신고한 일을 확인했어요",
} as const satisfies Record<string, string>;

export type NotificationKind = keyof typeof notificationTitles;
