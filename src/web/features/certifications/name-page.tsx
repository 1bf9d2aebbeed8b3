import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { PRO_AGE } from "#domain/identity/age.ts";
import { VERIFICATION_WITHIN } from "#domain/identity/verification.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { helpDeskPath } from "#web/platform/support/help-desk.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import {
  readIdentityResult,
  verifyIdentity,
  type IdentityResult,
} from "#web/platform/payment/verify-identity.ts";

const PATH = "/pro/certifications/name";

/** What the person reads after a check that did not end well. */
interface Problem {
  text: string;
  /** The check is still open: its result may be asked for again. */
  again?: string;
  /** It names the help desk, which the person may need; by the failed request's id. */
  help?: { traceId: string | undefined };
}

/** Checks who the pro is, in the gateway's own window, and takes the name that it gives. */
export function NamePage() {
  const { data: name } = useSuspenseQuery(endpointQuery("users.me.certifications.name"));
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const check = useCheck();
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="본인 확인"
        description="본인 명의 휴대폰으로 이름을 확인해요. 다른 사람에게는 ‘본인 확인’ 표시만 보이고, 고용한 고객만 이름과 전화번호를 볼 수 있어요."
      />
      <div className="flex flex-col gap-6">
        {check.problem && (
          <Notice
            tone="danger"
            live="assertive"
            title="본인 확인을 마치지 못했어요"
            action={
              check.problem.again ? (
                <Button size="sm" variant="secondary" onClick={check.askAgain}>
                  결과 다시 받기
                </Button>
              ) : (
                check.problem.help && (
                  <ButtonLink
                    size="sm"
                    variant="secondary"
                    render={<Link to={helpDeskPath(check.problem.help.traceId)} />}
                  >
                    고객센터에 알리기
                  </ButtonLink>
                )
              )
            }
          >
            {check.problem.text}
          </Notice>
        )}
        {name.state === "expired" && (
          <Notice tone="warning" title="다시 확인해 주세요">
            전에는 이름을 직접 적었어요. 이제 본인 명의까지 확인해서 표시를 잠시 내렸어요.
          </Notice>
        )}
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>한 사람은 고수 계정 하나만 쓸 수 있어요.</li>
          <li>만 {PRO_AGE}세부터 고수로 활동할 수 있어요.</li>
          <li>이름, 확인한 날, 성인인지만 남기고 생년월일은 남기지 않아요.</li>
        </ul>
        {name.state === "approved" && name.masked_name && (
          <p className="text-sm text-muted">
            지금 확인된 이름은 <span className="inline-block">{name.masked_name}이에요.</span> 계정{" "}
            <span className="inline-block">이름({me.name})과</span> 달라도 괜찮아요. 이름이
            바뀌었으면 다시 확인해 주세요.
          </p>
        )}
        <div>
          <Button size="lg" block pending={check.pending} onClick={check.start}>
            {name.state === "approved" ? "다시 확인하기" : "본인 확인하기"}
          </Button>
          <p className="mt-2 text-center text-sm text-muted">
            확인 창이 열리면 {VERIFICATION_WITHIN} 마쳐 주세요.
          </p>
        </div>
      </div>
    </PageFrame>
  );
}

/** From the press to the result, whether the window opens above this page or leaves it and comes back. */
function useCheck() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const navigate = useNavigate();
  const toast = useToast();
  const [problem, setProblem] = useState<Problem | null>(null);
  const arrived = readIdentityResult(search);
  const start = useEndpointMutation("users.me.identityVerifications.start", {
    onFailure: (failure) => setProblem({ text: failureMessage(failure) }),
  });
  const confirm = useEndpointMutation("users.me.certifications.name.confirm", {
    onSuccess: async () => {
      toast({ tone: "success", message: "본인 확인이 끝났어요." });
      await navigate({ to: "/pro/certifications" });
    },
    onFailure: (failure, { identity_verification_id: id }) =>
      setProblem({
        text: failureMessage(failure),
        ...(staysOpen(failure) ? { again: id } : {}),
        ...(isAboutSomebodyElse(failure) ? { help: { traceId: failure.error?.trace_id } } : {}),
      }),
  });

  async function take(result: IdentityResult): Promise<void> {
    if ("failure" in result) return setProblem({ text: result.failure });
    setProblem(null);
    await confirm.run({ identity_verification_id: result.verificationId });
  }

  const arrive = useEffectEvent(() => {
    if (!arrived) return;
    // Out of the URL, so that a reload asks nothing again.
    void navigate({ to: PATH, search: {}, replace: true });
    void take(arrived);
  });
  const arrival = arrived && ("failure" in arrived ? arrived.failure : arrived.verificationId);
  useEffect(() => {
    if (arrival !== null) arrive();
  }, [arrival]);

  return {
    problem,
    pending: start.pending || confirm.pending || arrived !== null,
    start: async () => {
      setProblem(null);
      const order = await start.run({ return_path: PATH });
      const result = order && (await verifyIdentity(order));
      if (result) await take(result);
    },
    askAgain: () => {
      if (problem?.again) void take({ verificationId: problem.again });
    },
  };
}

/** The gateway did not answer, or says that the person has not finished: the same check may still end well. */
function staysOpen({ status, error }: ApiFailure): boolean {
  return (
    status === 0 || error?.code === "identity_unclear" || error?.code === "identity_unfinished"
  );
}

function isAboutSomebodyElse({ error }: ApiFailure): boolean {
  return error?.code === "identity_taken" || error?.code === "identity_differs";
}
