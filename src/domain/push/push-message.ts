/** What a push carries to the service worker, as JSON. */
export interface PushMessage {
  /** Of the notice it tells of. */
  id: string;
  /** What it tells of: a kind of notice, or "push_test". */
  kind: string;
  title: string;
  body: string;
  /** Where it leads, on our own origin. */
  path: string;
  /** A later one of the same tag takes its place, on the way and on the screen. */
  tag: string;
  /** Product time, ISO 8601. */
  at: string;
}

const FIELDS = ["id", "kind", "title", "body", "path", "tag", "at"] as const;

/** Null for what is no push of ours. */
export function readPushMessage(value: unknown): PushMessage | null {
  if (typeof value !== "object" || value === null) return null;
  const fields = value as Record<string, unknown>;
  return FIELDS.every((name) => typeof fields[name] === "string") ? (value as PushMessage) : null;
}

/** What a person sends to their own device, to see whether it arrives. */
export function testPush({ id, at }: Pick<PushMessage, "id" | "at">): PushMessage {
  return {
    id,
    kind: "push_test",
    title: "이 기기로 알림이 와요",
    body: "새 소식이 생기면 이렇게 알려 드려요.",
    path: "/notifications",
    tag: "push_test",
    at,
  };
}
