import { useState } from "react";
import type { ProProfile } from "#contract/endpoints/pros.ts";
import { Card } from "#ui/layout/card.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { api } from "#web/platform/api/api.ts";
import { useFailureToast } from "#web/platform/api/use-failure-toast.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { bodyOf, valuesOf } from "./profile-values.ts";

/** Turns new requests on and off at once; what is being typed below stays unsent. */
export function AcceptsRequests({ profile }: { profile: ProProfile }) {
  const toast = useToast();
  const showFailure = useFailureToast();
  const save = useEndpointMutation("pro.profile.edit", {
    onSuccess: (saved) =>
      toast({
        tone: "success",
        message: saved.accepts_requests
          ? "이제 새 요청을 받아요."
          : "새 요청을 받지 않기로 했어요.",
      }),
  });
  const [chosen, setChosen] = useState<boolean | null>(null);

  async function turn(accepts_requests: boolean) {
    setChosen(accepts_requests);
    try {
      // The rest as it is by now: another tab may have saved it.
      const saved = await api("pro.profile", {});
      await save.run({ ...bodyOf(valuesOf(saved)), accepts_requests });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setChosen(null);
    }
  }

  return (
    <Card>
      <Switch
        label="요청 받기"
        hint="끄면 새 요청이 오지 않아요. 이미 받은 요청과 대화는 그대로예요."
        // Shows the choice while it is being saved.
        checked={chosen ?? profile.accepts_requests}
        onChange={(event) => void turn(event.target.checked)}
      />
    </Card>
  );
}
