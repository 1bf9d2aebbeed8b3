import ChevronRight from "lucide-react/icons/chevron-right";
import {
  passReasonLabels,
  passReasonsFor,
  type PassReason,
} from "#domain/received-request/pass.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/received-requests.ts";
import { Sheet } from "#ui/overlay/sheet.tsx";

interface PassSheetProps {
  /** The request to pass on; null while none is. */
  request: ReceivedRequest | null;
  onClose: () => void;
  onPass: (request: ReceivedRequest, reason: PassReason) => void;
}

/** Asks why; a press on a reason passes at once. */
export function PassSheet({ request, onClose, onPass }: PassSheetProps) {
  return (
    <Sheet
      open={request !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="이 요청을 넘길까요?"
      description={
        request?.designated
          ? "이유를 고르면 목록에서 사라져요. 크레딧은 쓰이지 않고, 나에게 직접 부탁한 고객에게는 이번에 어렵다고만 보여요."
          : "이유를 고르면 목록에서 사라져요. 크레딧은 쓰이지 않고, 고객에게는 알리지 않아요."
      }
    >
      <ul aria-label="넘기는 이유">
        {request &&
          passReasonsFor(request.region === null).map((reason) => (
            <li key={reason} className="border-b border-line last:border-0">
              <button
                type="button"
                className="flex min-h-13 w-full items-center justify-between gap-3 px-1 text-left hover:bg-sunken"
                onClick={() => onPass(request, reason)}
              >
                {passReasonLabels[reason]}
                <ChevronRight size={18} aria-hidden className="shrink-0 text-muted" />
              </button>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
