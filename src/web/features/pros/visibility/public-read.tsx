import { useSuspenseQuery } from "@tanstack/react-query";
import { Card } from "#ui/layout/card.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { HIDDEN_PROFILE_TEXT } from "./hidden-profile-text.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

/** Turns on and off, at once, whether strangers find and read the pro's page. */
export function PublicRead() {
  const toast = useToast();
  const { data } = useSuspenseQuery(endpointQuery("users.me.allowPublicRead"));
  const save = useEndpointMutation("users.me.allowPublicRead.set", {
    onSuccess: ({ allow_public_read }) =>
      toast({
        tone: "success",
        message: allow_public_read ? "이제 누구나 프로필을 볼 수 있어요." : "프로필을 숨겼어요.",
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
      {!stored && (
        <p className="mt-2 text-sm font-semibold" role="status">
          {HIDDEN_PROFILE_TEXT}
        </p>
      )}
    </Card>
  );
}
