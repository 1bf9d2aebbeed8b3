import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { StickyActionBar } from "#ui/layout/sticky-action-bar.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { formatWon } from "#web/platform/format/format.ts";
import { markOutOfDate } from "#web/platform/live/out-of-date.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { readIssuedKey } from "#web/platform/payment/read-issued-key.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { ArrivalNotice } from "./arrival-notice.tsx";
import { MethodFields } from "./method-fields.tsx";
import {
  methodConsentText,
  methodFailureTitle,
  methodPurposeText,
  methodSavedText,
} from "./method-labels.ts";
import { RemoveMethod } from "./remove-method.tsx";
import { useMethodForm } from "./use-method-form.ts";

/** Another card or phone for the membership; what is owed is paid with it at once, which is said before. */
export function MethodPage() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data: overview } = useSuspenseQuery(endpointQuery("subscriptions.overview"));
  const { method, overdue } = overview;
  const saving = useEndpointMutation("users.me.billingInfo.set", {
    idempotent: true,
    onSuccess: async (saved) => {
      toast({ tone: "success", message: methodSavedText(saved.payment) });
      await navigate({ to: "/membership" });
    },
    // The method may be another one by now, although what was owed could not be paid with it.
    onFailure: () => void markOutOfDate(queryClient, "subscriptions.overview"),
  });
  const form = useMethodForm({
    subject: "method",
    method: null,
    returnPath: "/membership/method",
    arrived: readIssuedKey(search),
    onArrived: () => void navigate({ to: "/membership/method", search: {}, replace: true }),
    onReady: async ({ billing_key = "", consent }) => {
      await saving.run({ billing_key, consent });
      return false;
    },
  });
  return (
    <PageFrame width="narrow">
      <PageHeader
        title={method ? "결제 수단 바꾸기" : "결제 수단 등록"}
        description={methodPurposeText(overview)}
      />
      <div className="flex flex-col gap-6">
        {overdue && (
          <Notice tone="warning" title={`밀린 ${formatWon(overdue.amount)}이 바로 결제돼요`}>
            새 결제 수단을 등록하면 밀린 금액을 그 수단으로 한 번 결제해요. 결제되면 멤버십이 바로
            이어져요.
          </Notice>
        )}
        <ArrivalNotice notice={form.notice} />
        {saving.failure && (
          <Notice
            takesFocus
            live="assertive"
            tone="danger"
            title={methodFailureTitle(saving.failure)}
          >
            {failureMessage(saving.failure)}
          </Notice>
        )}
        {method && (
          <Card>
            <DescriptionList
              items={[{ key: "now", term: "지금 결제 수단", detail: method.name }]}
            />
            <RemoveMethod overview={overview} />
          </Card>
        )}
        <MethodFields
          label="새 결제 수단"
          consentText={methodConsentText(overview)}
          {...form.fields}
        />
      </div>
      <StickyActionBar>
        <ButtonLink variant="secondary" render={<Link to="/membership" />}>
          취소
        </ButtonLink>
        <Button pending={form.pending || saving.pending} onClick={form.submit}>
          등록하러 가기
        </Button>
      </StickyActionBar>
    </PageFrame>
  );
}
