import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAlert } from "#ui/overlay/use-confirm.tsx";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import {
  MEMBERSHIP_FAULT_TITLE,
  membershipFault,
} from "#web/platform/membership/membership-fault.tsx";
import { pageRequestId } from "#web/platform/page/page-request.ts";
import { ErrorPage } from "./error-page.tsx";

/** In place of a page about the membership that could not be fetched: the alert of spec §8, and what can be done. */
export function MembershipErrorPage({ error }: ErrorComponentProps) {
  const isFetch = error instanceof ApiFailure;
  const alert = useAlert();
  useEffect(() => {
    if (isFetch) void alert(membershipFault(error.error?.trace_id ?? pageRequestId()));
  }, [alert, isFetch, error]);
  return <ErrorPage error={error} {...(isFetch ? { title: MEMBERSHIP_FAULT_TITLE } : {})} />;
}
