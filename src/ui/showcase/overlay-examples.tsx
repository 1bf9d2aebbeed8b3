import { useState } from "react";
import { Button } from "../action/button.tsx";
import { Sheet } from "../overlay/sheet.tsx";
import { TextArea } from "../form/text-area.tsx";
import { useToast } from "../feedback/toast.tsx";
import { useAlert, useConfirm } from "../overlay/use-confirm.tsx";
import { Example, Row } from "./example.tsx";

/** Layers over the page. */
export function OverlayExamples() {
  const confirm = useConfirm();
  const alert = useAlert();
  const toast = useToast();
  const [sheet, setSheet] = useState<"center" | "right" | "long" | null>(null);
  const close = () => setSheet(null);

  async function askToDelete() {
    const confirmed = await confirm({
      title: "초안을 지울까요?",
      description: "지운 초안은 되살릴 수 없어요.",
      danger: true,
    });
    if (confirmed) {
      toast({
        message: "초안을 지웠어요.",
        action: {
          label: "되돌리기",
          onAction: () => toast({ tone: "success", message: "되돌렸어요." }),
        },
      });
    }
  }

  async function askToSend() {
    if (
      await confirm({ title: "이대로 보낼까요?", description: "보낸 뒤에도 수정할 수 있어요." })
    ) {
      toast({ tone: "success", message: "보냈어요." });
    }
  }

  return (
    <>
      <Example name="시트">
        <Row>
          <Button variant="secondary" onClick={() => setSheet("center")}>
            가운데 시트
          </Button>
          <Button variant="secondary" onClick={() => setSheet("right")}>
            옆 시트
          </Button>
          <Button variant="secondary" onClick={() => setSheet("long")}>
            긴 시트
          </Button>
        </Row>
        <Sheet
          open={sheet === "center" || sheet === "right"}
          onOpenChange={close}
          side={sheet === "right" ? "right" : "center"}
          title="한마디 남기기"
          description="상대방에게 바로 보여요."
          dismissible={false}
          footer={
            <Button block onClick={close}>
              남기기
            </Button>
          }
        >
          <TextArea label="내용" limit={200} />
        </Sheet>
        <Sheet open={sheet === "long"} onOpenChange={close} title="긴 글">
          {Array.from({ length: 30 }, (_, line) => (
            <p key={line} className="py-2">
              {line + 1}번째 줄이에요. 글이 길면 이 안에서만 움직여요.
            </p>
          ))}
        </Sheet>
      </Example>
      <Example name="물음과 알림">
        <Row>
          <Button variant="secondary" onClick={askToSend}>
            확인 묻기
          </Button>
          <Button variant="secondary" onClick={askToDelete}>
            위험한 일 묻기
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              alert({ title: "점검이 있어요", description: "새벽 2시부터 10분 동안 쉬어요." })
            }
          >
            알리기
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast({ tone: "danger", message: "연결이 끊겼어요. 쓰던 글은 그대로 있어요." })
            }
          >
            토스트
          </Button>
        </Row>
      </Example>
    </>
  );
}
