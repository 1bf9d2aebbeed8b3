import { useCallback } from "react";
import { useToast } from "#ui/feedback/toast.tsx";
import { ApiFailure, failureMessage } from "./api-failure.ts";
import { currentPath, go, loginPath } from "../navigation/navigation.ts";

/** Shows a failure in a toast; when the login has ended, with the way back in. */
export function useFailureToast() {
  const toast = useToast();
  return useCallback(
    (failure: unknown) => {
      const loggedOut = failure instanceof ApiFailure && failure.status === 401;
      toast({
        tone: "danger",
        message: failureMessage(failure),
        action: loggedOut
          ? { label: "로그인하기", onAction: () => go(loginPath(currentPath())) }
          : undefined,
      });
    },
    [toast],
  );
}
