import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import Heart from "lucide-react/icons/heart";
import { clsx } from "clsx";
import { Button } from "#ui/action/button.tsx";
import { IconButton } from "#ui/action/icon-button.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { useFailureToast } from "#web/platform/api/use-failure-toast.ts";
import { tabStorage } from "#web/platform/draft/device-storage.ts";
import { markOutOfDateAfter } from "#web/platform/live/out-of-date.ts";
import { currentPath, go } from "#web/platform/navigation/navigation.ts";
import { loginPath } from "#web/platform/navigation/login-path.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";

interface SaveButtonProps {
  proId: string;
  /** Of the pro, for who hears the button. */
  name: string;
  /** `icon` in rows of many, `button` where there is one pro. */
  look: "icon" | "button";
}

/** Whom somebody pressed for who had to log in first. */
const WANTED = "saved-pros.wanted";

function takeWanted(proId: string): boolean {
  if (tabStorage.read(WANTED) !== proId) return false;
  tabStorage.remove(WANTED);
  return true;
}

/**
 * Saves a pro or takes them off the list again. Somebody without a login comes back from it to the same page, where it
 * is done then. Staff and the pro themselves see none.
 */
export function SaveButton({ proId, name, look }: SaveButtonProps) {
  const { authenticated, userType } = useVisitor();
  const isMember = authenticated && userType !== "staff";
  const { data: saved } = useQuery({
    ...endpointQuery("users.me.savedPros.ids"),
    enabled: isMember,
  });
  const { data: me } = useQuery({ ...endpointQuery("users.me"), enabled: isMember });
  const save = useEndpointMutation("users.me.savedPros.save");
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const remove = useEndpointMutation("users.me.savedPros.remove", {
    // Taken off in another tab already is what was wanted.
    onFailure: (failure) =>
      failure.status === 404
        ? void markOutOfDateAfter(queryClient, "users.me.savedPros.remove")
        : showFailure(failure),
  });
  const { run } = save;
  useEffect(() => {
    if (!me || !saved || !takeWanted(proId)) return;
    if (me.pro?.id !== proId && !saved.items.includes(proId)) void run({ proId });
  }, [me, saved, run, proId]);
  if (userType === "staff" || me?.pro?.id === proId) return null;
  const isSaved = saved?.items.includes(proId) ?? false;
  const pending = save.pending || remove.pending;
  // Shown at once: what the press did is certain enough while it is on its way.
  const isPressed = pending ? !isSaved : isSaved;
  const press = () => {
    if (!isMember) {
      tabStorage.write(WANTED, proId);
      return go(loginPath(currentPath()));
    }
    if (!pending) void (isSaved ? remove : save).run({ proId });
  };
  const heart = (
    <Heart aria-hidden size={20} strokeWidth={1.75} className={clsx(isPressed && "fill-current")} />
  );
  if (look === "icon") {
    return (
      <IconButton
        label={`${name} 찜하기`}
        aria-pressed={isPressed}
        icon={heart}
        className={clsx(isPressed && "text-accent-ink")}
        onClick={press}
      />
    );
  }
  return (
    <Button variant="secondary" size="lg" aria-pressed={isPressed} icon={heart} onClick={press}>
      <span className="sr-only">{name} </span>
      찜하기
    </Button>
  );
}
