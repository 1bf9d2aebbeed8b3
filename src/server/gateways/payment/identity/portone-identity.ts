import type { IdentityVerification } from "@portone/server-sdk/identityVerification";
import { isDay } from "#domain/calendar/day.ts";
import { callPortOne, type PortOneAccess } from "../portone-call.ts";
import { asUnknown, isErrorOf } from "../portone-failures.ts";
import type { FoundIdentity, IdentityPort } from "./identity-port.ts";

/** Identity verification of PortOne V2; the emulator answers the same: only the URL differs. */
export function createPortOneIdentity(address: PortOneAccess): IdentityPort {
  return {
    async find(verificationId) {
      try {
        const found = await callPortOne<IdentityVerification>(address, {
          method: "GET",
          path: ["identity-verifications", verificationId],
          query: { storeId: address.storeId },
        });
        return readIdentity(found, verificationId);
      } catch (error) {
        return isErrorOf(error, "IDENTITY_VERIFICATION_NOT_FOUND")
          ? { outcome: "unfinished" }
          : asUnknown(error);
      }
    },
  };
}

/** A status of a later version is no end. A result about another id is none about ours. */
export function readIdentity(found: IdentityVerification, verificationId: string): FoundIdentity {
  const status = String(found.status);
  if (status === "FAILED") return { outcome: "failed" };
  if (status !== "VERIFIED") return { outcome: "unfinished" };
  const { id, verifiedCustomer } = found as {
    id?: unknown;
    verifiedCustomer?: { name?: unknown; birthDate?: unknown; ci?: unknown };
  };
  if (id !== verificationId) return { outcome: "unknown", reason: "another_id" };
  const { name, birthDate, ci } = verifiedCustomer ?? {};
  const isWhole =
    typeof name === "string" &&
    name.trim() !== "" &&
    typeof birthDate === "string" &&
    isDay(birthDate) &&
    typeof ci === "string" &&
    ci !== "";
  return isWhole ? { outcome: "verified", name, birth: birthDate, ci } : { outcome: "failed" };
}
