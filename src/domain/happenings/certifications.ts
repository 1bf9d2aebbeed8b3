export type CertificationHappening =
  | CertificationChanged
  | CertificationDecided
  | CertificationExpiresSoon
  | CertificationExpired;

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
  label: string;
}
