import { useCallback } from "react";
import { useToast } from "#ui/feedback/toast.tsx";
import { ApiFailure } from "./api-failure.ts";
import { failureMessage } from "./failure-message.ts";
import { currentPath, go } from "../navigation/navigation.ts";
import { loginPath } from "../navigation/login-path.ts";

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
