import { useState } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { api } from "#web/platform/api/api.ts";
import { chainProblemText } from "./chain-labels.ts";
import type { ChainResult } from "./check-chain.ts";

const PAGE_SIZE = 100;

/** Lets anyone compute the record of a pro's reviews anew, in their own browser. */
export function ChainCheck({ proId }: { proId: string }) {
  const [result, setResult] = useState<ChainResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function check() {
    setResult(null);
    setFailure(null);
    try {
      // The hashes are computed by who wants to see them only.
      const { checkChain } = await import("./check-chain.ts");
      const load = (cursor: string | undefined) =>
        api("pro.reviews.chain", { proId, limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) });
      setResult(await checkChain(load));
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  return (
    <Card padding="md">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-base">후기 기록 확인</h3>
          <p className="mt-1 text-sm text-muted">
            후기를 쓰고 수정하고 지운 일은 차례로 이어진 기록에 남아요. 몰래 바뀌거나 빠진 것이
            없는지 이 화면에서 다시 계산해 볼 수 있어요.
          </p>
        </div>
        <Button variant="secondary" size="sm" onClick={check}>
          {result ? "다시 확인하기" : "확인하기"}
        </Button>
      </div>
      <div role="status" className="mt-3 empty:hidden">
        {result && <Result result={result} />}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
    </Card>
  );
}

function Result({ result }: { result: ChainResult }) {
  if (!result.ok) {
    return (
      <Notice tone="danger" title={`${result.brokenAt}번째 기록에서 끊겼어요`}>
        {chainProblemText[result.problem]}
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={`후기 ${groupDigits(result.reviews)}건의 기록이 이어져 있어요`}>
      <p>쓰고 수정하고 지운 기록 {groupDigits(result.links)}개를 처음부터 모두 다시 계산했어요.</p>
      <p className="mt-1 text-muted">
        마지막 기록값 <code className="break-all">{result.head}</code>
      </p>
    </Notice>
  );
}
