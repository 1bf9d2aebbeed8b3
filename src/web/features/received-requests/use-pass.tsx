import { Link } from "#web/platform/navigation/link.tsx";
import { remedyOf, type PassReason, type PassRemedy } from "#domain/received-request/pass.ts";
import type { ReceivedRequest } from "#contract/endpoints/quotes/received-requests.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** What keeps such requests away from now on; all of it stands on the pro's profile. */
const remedyLabels: Record<PassRemedy, string> = {
  regions: "받을 지역 변경",
  services: "받을 서비스 변경",
  pause: "새 요청 잠시 쉬기",
};

/** Long enough to read what helps and to think again. */
const UNDO_MS = 12_000;

/** Passing on a request and taking it back, each said with the way back or on. */
export function usePass() {
  const toast = useToast();
  const undo = useEndpointMutation("pro.requests.undoPass", {
    onSuccess: () => toast({ message: "요청을 목록으로 되돌렸어요." }),
  });
  const takeBack = ({ request_id: requestId }: ReceivedRequest) => void undo.run({ requestId });
  const pass = useEndpointMutation("pro.requests.pass");

  async function passOn(request: ReceivedRequest, reason: PassReason): Promise<boolean> {
    const done = await pass.run({ requestId: request.request_id, reason });
    if (done === null) return false;
    const remedy = remedyOf(reason);
    toast({
      message: (
        <>
          {request.service.name} 요청을 넘겼어요.{" "}
          {remedy && (
            <Link to="/pro/profile" className="text-inherit underline underline-offset-4">
              {remedyLabels[remedy]}
            </Link>
          )}
        </>
      ),
      action: { label: "되돌리기", onAction: () => takeBack(request) },
      durationMs: UNDO_MS,
    });
    return true;
  }
  return { passOn, takeBack };
}
