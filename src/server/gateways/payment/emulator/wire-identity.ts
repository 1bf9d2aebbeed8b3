import { emulatedCi } from "../identity/emulated-ci.ts";
import type { KeptIdentity } from "./books.ts";

/** An identity verification as the gateway's GET shows it. */
export function wireIdentity(identity: KeptIdentity): object {
  const { id, status, person, requestedAt, at } = identity;
  const common = {
    status,
    id,
    channel: { type: "TEST", pgProvider: "DANAL", pgMerchantId: "emulator" },
    requestedAt,
    updatedAt: at,
    statusChangedAt: at,
    version: "V2",
  };
  if (status === "VERIFIED" && person) {
    const verifiedCustomer = {
      ...person,
      gender: "OTHER",
      isForeigner: false,
      ci: emulatedCi(person),
    };
    return { ...common, verifiedCustomer, verifiedAt: at, pgTxId: `pg-${id}`, pgRawResponse: "{}" };
  }
  if (status === "READY") return { ...common, requestedCustomer: {} };
  const failure = { reason: "취소", pgCode: "USER_CANCEL", pgMessage: "확인을 그만뒀어요." };
  return { ...common, requestedCustomer: {}, failure };
}
