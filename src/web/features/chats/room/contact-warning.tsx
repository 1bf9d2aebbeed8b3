import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";

interface ContactWarningProps {
  /** Empty while there is nothing to warn about. */
  found: readonly string[];
  onRewrite: () => void;
  onInsist: () => void;
}

/** Before contact details are sent that the other side is not to have yet. */
export function ContactWarning({ found, onRewrite, onInsist }: ContactWarningProps) {
  return (
    <Sheet
      open={found.length > 0}
      onOpenChange={(isOpen) => !isOpen && onRewrite()}
      title="연락처가 들어 있어요"
      description="지금은 서로 연락처를 볼 수 없는 사이예요. 그래도 보내면 연락처가 든 메시지라고 상대에게 표시돼요."
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" onClick={onRewrite}>
            수정할게요
          </Button>
          <Button onClick={onInsist}>그래도 보낼게요</Button>
        </div>
      }
    >
      <ul aria-label="찾은 연락처" className="flex flex-col gap-1">
        {found.map((words) => (
          <li key={words} className="font-semibold wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
