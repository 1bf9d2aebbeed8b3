import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { Card } from "#ui/layout/card.tsx";

/** The codes for when the app is lost, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ tone: "success", message: "복구 코드를 복사했어요." });
    } catch {
      toast({ tone: "danger", message: "복사하지 못했어요. 직접 적어 주세요." });
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <Notice takesFocus tone="warning" live="polite" title="복구 코드를 안전한 곳에 적어 두세요">
        지금 한 번만 보여 드려요. 하나에 한 번씩 쓸 수 있고, 인증 앱을 쓸 수 없을 때 코드 대신
        입력해요.
      </Notice>
      <Card>
        <ul
          aria-label="복구 코드"
          className="grid gap-x-6 gap-y-2 text-lg tabular-nums wrap-anywhere sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKept}>적어 두었어요</Button>
        <Button variant="secondary" onClick={copy}>
          복사하기
        </Button>
      </div>
    </div>
  );
}
