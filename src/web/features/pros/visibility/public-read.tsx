import { useSuspenseQuery } from "@tanstack/react-query";
import type { ProProfile } from "#contract/endpoints/pros.ts";
import { Card } from "#ui/layout/card.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { hiddenProfileText, savedVisibilityText } from "./hidden-profile-text.ts";

/** Turns on and off, at once, whether strangers find and read the pro's page. */
export function PublicRead({ state }: Pick<ProProfile, "state">) {
  const toast = useToast();
  const { data } = useSuspenseQuery(endpointQuery("users.me.allowPublicRead"));
  const save = useEndpointMutation("users.me.allowPublicRead.set", {
    onSuccess: ({ allow_public_read }) =>
      toast({
        tone: "success",
        message: savedVisibilityText({ state, allowPublicRead: allow_public_read }),
      }),
  });
  const stored = data.allow_public_read;
  return (
    <Card>
      <Switch
        label="프로필 공개"
        hint="끄면 찾기와 추천에 나오지 않고, 나와 요청을 주고받은 고객만 프로필과 후기를 볼 수 있어요. 요청은 그대로 받아요."
        // Shows the choice while it is being saved.
        checked={save.pending ? !stored : stored}
        onChange={(event) => void save.run({ allow_public_read: event.target.checked })}
      />
      {/* There before it says anything: readers tell of what changes in it. */}
      <p className="text-sm font-semibold not-empty:mt-2" role="status">
        {hiddenProfileText({ state, allowPublicRead: stored })}
      </p>
    </Card>
  );
}
