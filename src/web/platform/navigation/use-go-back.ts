import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { goBack } from "./navigation.ts";

/** What a back button does: one step back inside the app, else to the referrer, else home. */
export function useGoBack(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) router.history.back();
    else goBack();
  };
}
