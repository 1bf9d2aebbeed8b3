import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { Button } from "#ui/action/button.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { api } from "#web/platform/api/api.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { useFailureToast } from "#web/platform/api/use-failure-toast.ts";
import { copiedDraft, draftKey, isBegun, readDraft } from "./form/draft/request-draft.ts";
import { REVIEW_STEP } from "./form/steps.ts";

interface AskAgainProps {
  request: RequestDetail;
  /** There is no step that comes before it. */
  isMain: boolean;
}

/** A new request with the answers of one that is over: the form begins at its review, or at what no longer holds. */
export function AskAgain({ request, isMain }: AskAgainProps) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const [pending, setPending] = useState(false);
  const { slug } = request.service;

  async function ask() {
    const begun = readDraft(deviceStorage.readJson(draftKey(slug)));
    if (begun && isBegun(begun)) {
      const sure = await confirm({
        title: "쓰던 요청을 이 내용으로 바꿀까요?",
        description: "이 서비스에 쓰다 만 요청이 있어요. 바꾸면 그 답은 사라져요.",
      });
      if (!sure) return;
    }
    setPending(true);
    try {
      const [copy, form] = await Promise.all([
        api("requests.copy", { requestId: request.id }),
        api("services.form", { slug }),
      ]);
      const draft = copiedDraft({ ...form, service: slug }, copy);
      deviceStorage.writeJson(draftKey(slug), draft);
      await navigate({ to: "/request/$slug", params: { slug }, search: { step: REVIEW_STEP } });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button block variant={isMain ? "primary" : "secondary"} pending={pending} onClick={ask}>
      같은 내용으로 새 요청
    </Button>
  );
}
