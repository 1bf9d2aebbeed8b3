import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { leaveFor } from "#web/platform/navigation/leave-for.ts";

/** Goes to a provider out of an open session and comes back to a page of ours. */
export function useBeginAtProvider() {
  return useEndpointMutation("users.me.socialLogins.begin", {
    onSuccess: ({ url }) => leaveFor(url),
  });
}
