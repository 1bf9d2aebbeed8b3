import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/query-options.ts";
import { useVisitor } from "../session/visitor.ts";

/** What somebody still lacks before files can be sent: an account, a verified phone, or nothing. */
export function useMaySendFiles(): "account_needed" | "phone_needed" | "yes" {
  const { authenticated } = useVisitor();
  const me = useQuery({ ...endpointQuery("users.me"), enabled: authenticated });
  if (!authenticated) return "account_needed";
  return me.data && !me.data.phone_verified ? "phone_needed" : "yes";
}
