import type { CertificationKind } from "../certification/kind.ts";

export type CertificationHappening =
  | CertificationChanged
  | CertificationDecided
  | CertificationExpiresSoon
  | CertificationExpired
  | IdentityChecked
  | IdentityDisclosed;

/** A pro submitted, changed or removed a certification. */
interface CertificationChanged {
  kind: "certification.changed";
  proId: string;
}

interface CertificationDecided {
  kind: "certification.decided";
  proId: string;
  label: string;
  decision: "approve" | "reject" | "revoke";
  /** Staff's words to the pro; null with an approval. */
  reason: string | null;
}

interface CertificationExpiresSoon {
  kind: "certification.expires_soon";
  proId: string;
  label: string;
  /** `YYYY-MM-DD`. */
  expiresOn: string;
}

interface CertificationExpired {
  kind: "certification.expired";
  proId: string;
  of: CertificationKind;
  label: string;
}

/** The gateway said who a pro is, and nobody else's pro is that person. */
interface IdentityChecked {
  kind: "identity.checked";
  proId: string;
  legalName: string;
}

/** A customer asked who the person is whom they hired, and read it for the first time. */
interface IdentityDisclosed {
  kind: "identity.disclosed";
  proId: string;
  hireId: string;
  /** What was hired for. */
  serviceSlug: string;
}
