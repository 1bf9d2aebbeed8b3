import type { Consultation } from "#contract/endpoints/consultations.ts";

const CONSULTATION: Consultation = {
  id: "consultation",
  side: "customer",
  state: "asked",
  fee: 30_000,
  pro: { id: "pro", display_name: "한솔", photo_url: null },
  customer: { name: "김지영" },
  starts_at: "2027-03-15T10:00:00+09:00",
  ends_at: "2027-03-15T11:00:00+09:00",
  asked_at: "2027-03-10T12:00:00+09:00",
  answer_by: "2027-03-12T12:00:00+09:00",
  message: "어디부터 시작하면 좋을지 궁금해요.",
  reason: null,
  ended_by: null,
  phone: null,
  actions: [],
};

/** A consultation that its customer has just asked for; they may do nothing about it. */
export function sampleConsultation(changes: Partial<Consultation> = {}): Consultation {
  return { ...CONSULTATION, ...changes };
}
