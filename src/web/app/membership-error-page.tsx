import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAlert } from "#ui/overlay/use-confirm.tsx";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { MEMBERSHIP_FAULT } from "#web/platform/membership/membership-fault.tsx";
import { ErrorPage } from "./error-page.tsx";

/** In place of a page about the membership that could not be fetched: the alert of spec §8, and what can be done. */
export function MembershipErrorPage({ error }: ErrorComponentProps) {
  const isFetch = error instanceof ApiFailure;
  const alert = useAlert();
  useEffect(() => {
    if (isFetch) void alert(MEMBERSHIP_FAULT);
  }, [alert, isFetch, error]);
  return <ErrorPage error={error} {...(isFetch ? { title: MEMBERSHIP_FAULT.title } : {})} />;
}
