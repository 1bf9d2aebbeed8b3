import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useToast } from "#ui/feedback/toast.tsx";
import { tabStorage } from "#web/platform/draft/device-storage.ts";
import { referrerUrl } from "#web/platform/navigation/referrer.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { useTaskExit } from "#web/platform/navigation/task-exit.ts";
import { endVisit } from "./draft/draft-visit.ts";
import { cameFrom } from "./way-out.ts";

/**
 * ✕ of the form leads to where the person came from, however many questions ago, or to the service's page; what was
 * answered stays on the device, and the page says so. Signing in on the way does not change where that is.
 */
export function useWayOut(slug: string, isBegun: boolean): void {
  const router = useRouter();
  const toast = useToast();
  const key = `request-from.${slug}`;
  useEffect(() => {
    const from = cameFrom(referrerUrl(), window.location.href);
    if (from !== null) tabStorage.write(key, from);
  }, [key]);
  useTaskExit(() => {
    const from = sameOriginPath(tabStorage.read(key) ?? "");
    tabStorage.remove(key);
    endVisit(slug);
    if (isBegun) {
      toast({ message: "답한 내용은 이 기기에 남아 있어요. 다시 오면 이어서 쓸 수 있어요." });
    }
    void router.navigate({ href: from ?? `/services/${slug}` });
  });
}
