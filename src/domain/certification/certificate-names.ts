import type { RequiredCertificate } from "#domain/catalogue/service.ts";
import type { CredentialKind } from "./kind.ts";
import type { CertificationState } from "./lifecycle.ts";

/** What a service asks of a pro, as people read it. */
export const CERTIFICATE_NAMES: Record<RequiredCertificate, string> = {
  identity: "본인 확인",
  licence: "자격증·면허",
  business: "사업자 확인",
};

/** What a credential proves, as pros, customers and staff read it. */
export const CREDENTIAL_KIND_NAMES: Record<CredentialKind, string> = {
  licence: CERTIFICATE_NAMES.licence,
  degree: "학력",
  award: "수상·기타",
};

/** Where a certification stands, as its pro reads it. */
export const CERTIFICATION_STATE_NAMES: Record<CertificationState, string> = {
  none: "아직 제출하지 않았어요",
  pending: "확인 중",
  approved: "확인됨",
  rejected: "확인하지 못함",
  expired: "기간 끝남",
};
