import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { mainRegion } from "#domain/request-form/main-region.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { giveReasonForPush } from "#web/platform/push/push-reason.ts";
import { sendKeptPhoto } from "./photos/device-photos.ts";
import { endInRequest } from "./draft/draft-visit.ts";
import { photoFailure, publishFailure, type PublishFailure } from "./publish-failure.ts";
import {
  answersOf,
  contactOf,
  quoteLimitOf,
  withPhotos,
  type RequestDraft,
} from "./draft/request-draft.ts";

interface Publishing {
  form: RequestForm;
  draft: RequestDraft;
  change: (update: (before: RequestDraft) => RequestDraft) => void;
  forget: () => void;
  /** Whom the request goes to directly; undefined for all who fit. */
  proId: string | undefined;
  /** `question` is null when the whole is meant. */
  onRefused: (failure: PublishFailure) => void;
}

/** Sends the request: first the photos that wait on the device, then the answers. */
export function usePublish({ form, draft, change, forget, proId, onRefused }: Publishing) {
  const navigate = useNavigate();
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const create = useEndpointMutation("requests.create", {
    onSuccess: async (made) => {
      forget();
      endInRequest(form.service, made.id);
      giveReasonForPush();
      if (proId !== undefined && !made.designated) {
        toast({ message: "지정한 고수는 이 요청을 받을 수 없어요. 맞는 다른 고수에게 전했어요." });
      }
      await navigate({
        to: "/requests/$requestId/$moment",
        params: { requestId: made.id, moment: "published" },
      });
    },
    onFailure: (failure) => onRefused(publishFailure(failure)),
  });

  /**
   * The draft with its photos sent; null when one was refused. Each is written down at once: what was sent is not sent
   * again after a failure.
   */
  async function withSentPhotos(): Promise<RequestDraft | null> {
    let current = draft;
    let lost = 0;
    for (const photo of draft.photos.filter(({ onDevice }) => onDevice)) {
      const sent = await sendKeptPhoto(form.service, photo).catch((failure: unknown) => {
        onRefused(photoFailure(form, photo.name, failure));
        return "refused" as const;
      });
      if (sent === "refused") return null;
      if (!sent) lost += 1;
      const photos = current.photos.flatMap((one) =>
        one.id === photo.id ? (sent ? [sent] : []) : [one],
      );
      current = withPhotos(form, current, photos);
      change((before) => withPhotos(form, before, photos));
    }
    if (lost > 0) {
      toast({ message: `이 기기에서 사라진 사진 ${lost}장은 보내지 못했어요.` });
    }
    return current;
  }

  async function run() {
    if (sending) return;
    setSending(true);
    try {
      const sent = await withSentPhotos();
      if (sent === null) return;
      const answers = answersOf(sent);
      await create.run({
        service: form.service,
        form_version: form.version,
        answers,
        region_code: mainRegion(form, answers),
        quote_limit: quoteLimitOf(answers),
        contact: contactOf(sent),
        ...(proId === undefined ? {} : { designated_pro_id: proId }),
      });
    } finally {
      setSending(false);
    }
  }
  return { run, pending: sending || create.pending };
}
