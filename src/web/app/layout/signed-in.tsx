import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import { followEvents } from "#web/platform/live/live.ts";
import { loadAnew } from "#web/platform/navigation/navigation.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { onSessionEnd } from "#web/platform/session/session-end.ts";
import { usePageContext } from "#web/platform/page/page-context.ts";
import { useNoticesSeen } from "#web/platform/live/use-notices-seen.ts";
import { renewPush } from "#web/platform/push/renew-push.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";

const loadDialog = () =>
  import("#web/features/account/login/login-dialog.tsx").then((module) => module.LoginDialog);

/**
 * Behind a page of somebody signed in: live updates, notices seen, the login in place, the notice of another account.
 */
export function SignedIn() {
  useOneAccount();
  useLiveUpdates();
  useNoticesOfPage();
  useEffect(() => {
    renewPush().catch(() => undefined);
  }, []);
  return <SessionGate />;
}

/** Asks for the login when a call meets the end of the session; the call goes on afterwards. */
function SessionGate() {
  const [open, setOpen] = useState(false);
  const [leaves, setLeaves] = useState(false);
  const settle = useRef<((again: boolean) => void) | null>(null);
  const settleWith = (again: boolean) => {
    setOpen(false);
    settle.current?.(again);
    settle.current = null;
  };
  const answer = (again: boolean) => {
    // Ended from another device, what this one shows is not for whoever stands before it.
    if (!again && leaves) return loadAnew();
    settleWith(again);
  };
  useEffect(() => {
    const stop = onSessionEnd((byPerson) => {
      setOpen(true);
      setLeaves(!byPerson);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    });
    return () => {
      stop();
      // Whoever waits for an answer goes on without one.
      settle.current?.(false);
    };
  }, []);
  const Dialog = useLoadedPart(loadDialog, open, settleWith);
  return Dialog && <Dialog open={open} leaves={leaves} onAnswer={answer} />;
}

/** Another tab may have logged in somebody else: this page is then theirs, and rendered anew for them. */
function useOneAccount(): void {
  const { data: me } = useQuery(endpointQuery("users.me"));
  const first = useRef(me?.id);
  useEffect(() => {
    first.current ??= me?.id;
    if (me && me.id !== first.current) loadAnew();
  }, [me]);
}

/** Whoever has opened the page that a notice leads to has seen what it is about. */
function useNoticesOfPage(): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  useNoticesSeen(search === "" ? [path] : [path, path + search]);
}

function useLiveUpdates(): void {
  const queryClient = useQueryClient();
  const { userType } = useVisitor();
  const { seenEvent } = usePageContext();
  // Nothing is sent to staff.
  const followed = userType !== "staff";
  useEffect(
    () => (followed ? followEvents(queryClient, seenEvent) : undefined),
    [followed, queryClient, seenEvent],
  );
}
