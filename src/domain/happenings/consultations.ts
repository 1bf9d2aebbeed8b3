import type { DealSide } from "#domain/quote/deal-side.ts";
import type { ConsultationEvent } from "../consultation/lifecycle.ts";

export type ConsultationHappening = ConsultationAsked | ConsultationMoved | ConsultationTomorrow;

interface ConsultationFacts {
  consultationId: string;
  customerId: string;
  proId: string;
  /** Epoch ms. */
  startsAt: number;
}

interface ConsultationAsked extends ConsultationFacts {
  kind: "consultation.asked";
}

interface ConsultationMoved extends ConsultationFacts {
  kind: "consultation.moved";
  event: ConsultationEvent;
  /** Nobody when time did it. */
  by: DealSide | null;
  reason: string | null;
}

interface ConsultationTomorrow extends ConsultationFacts {
  kind: "consultation.tomorrow";
}
