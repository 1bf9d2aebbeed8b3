import type { QueryClient } from "@tanstack/react-query";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { EndpointName } from "#contract/registry.ts";
import { api } from "../api/api.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { newIdempotencyKey } from "../api/idempotency-key.ts";
import { loadStaleAfter, markOutOfDate } from "./out-of-date.ts";

interface LiveEvent {
  kind: string;
  payload?: { quote_id?: string };
}

/** On the window, with the id of a quote whose other side writes at this moment: nothing to fetch comes of it. */
export const TYPING_EVENT = "typing";

/** Sent by the server when events were missed that it no longer keeps. */
const RESYNC = "resync";
const REOPEN_MS = 5_000;
/** The person may have declined to log in, and done so for something else since. */
const ENDED_MS = 60_000;
/** A hidden tab gives its connection back after this long: a browser has few for one host. */
const HIDDEN_MS = 30_000;

/**
 * Follows `/events` for this tab until the returned function is called. A lost link is resumed by the browser
 * where it broke off; a refused or given-back one is opened anew, and all answers are then out of date. The first one
 * goes on after `seenEvent`, so that nothing is lost between the rendering of the page and its opening.
 *
 * The server knows by it which pages are visible: what is on the screen is not pushed to the person's phone as well.
 */
export function followEvents(queryClient: QueryClient, seenEvent: number | null): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  let stopped = false;
  const page = newIdempotencyKey();
  /** What the server takes this page for. */
  let saidVisible = false;

  const open = () => {
    clearTimeout(timer);
    const after = missed || seenEvent === null ? {} : { after: String(seenEvent) };
    const asked = !document.hidden;
    const visible = asked ? { visible: "1" as const } : {};
    source = new EventSource(endpointCall("events.stream", { ...after, page, ...visible }).url);
    source.onopen = () => {
      // The browser resumes under the address that was right when the stream was opened.
      saidVisible = asked;
      sayVisible();
      if (missed) invalidate(queryClient, null);
      missed = false;
    };
    source.onmessage = (message: MessageEvent<string>) => {
      void receive(queryClient, JSON.parse(message.data) as LiveEvent);
    };
    source.onerror = () => {
      // While connecting the browser is already resuming by itself.
      if (source?.readyState === EventSource.CLOSED) void reopen();
    };
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    missed = true;
  };
  /**
   * Later; with a session that has ended once somebody has logged in again. A call asks for that where the person is,
   * once, and a stream cannot. A hidden page opens it when it is seen again.
   */
  const reopen = async () => {
    close();
    const ended = await api("users.me", {}).then(
      () => false,
      (failure: unknown) => failure instanceof ApiFailure && failure.status === 401,
    );
    if (stopped || source !== null || document.hidden) return;
    clearTimeout(timer);
    timer = ended ? setTimeout(() => void reopen(), ENDED_MS) : setTimeout(open, REOPEN_MS);
  };
  const sayVisible = () => {
    if (saidVisible === !document.hidden) return;
    saidVisible = !document.hidden;
    // Unsaid, the page counts as before until its stream ends.
    api("users.me.watching", { page, visible: saidVisible }).catch(() => undefined);
  };
  const onVisibility = () => {
    clearTimeout(timer);
    if (source) sayVisible();
    if (document.hidden) timer = setTimeout(() => close(), HIDDEN_MS);
    else if (!source) open();
  };

  open();
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    stopped = true;
    close();
  };
}

async function receive(queryClient: QueryClient, { kind, payload }: LiveEvent): Promise<void> {
  if (kind === TYPING_EVENT) {
    window.dispatchEvent(new CustomEvent(TYPING_EVENT, { detail: payload?.quote_id }));
    return;
  }
  const table = kind === RESYNC ? null : await loadStaleAfter();
  if (!table) invalidate(queryClient, null);
  else for (const name of table.staleAfterEvent[kind] ?? []) invalidate(queryClient, name);
}

/** Null stands for all. In a hidden tab nothing is fetched: fetching messages would mark them as read. */
function invalidate(queryClient: QueryClient, name: EndpointName | null): void {
  void markOutOfDate(queryClient, name, { quietly: document.hidden });
}
