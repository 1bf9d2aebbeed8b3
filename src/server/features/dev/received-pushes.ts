import type { PushServiceControl } from "../../gateways/push/push-service-control.ts";

interface ReceivedItem {
  channel: "push";
  kind?: string;
  to: string;
  text: string;
  at: Date;
}

/** What the devices of the local push service have received, as the inbox shows it, newest first. */
export async function receivedPushes(
  service: PushServiceControl | null,
  to: string | null,
  limit: number,
): Promise<ReceivedItem[]> {
  const received = (await service?.received(to, limit)) ?? [];
  return received.map((push) => {
    const { kind, title, body, path } = readPayload(push.payload);
    const text = [title, body, path].filter((part) => typeof part === "string").join("\n");
    const named = typeof kind === "string" ? { kind } : {};
    return { channel: "push", ...named, to: push.to, text, at: new Date(push.at) };
  });
}

function readPayload(payload: string | null): Record<string, unknown> {
  try {
    return JSON.parse(payload ?? "{}") as Record<string, unknown>;
  } catch {
    return { body: payload };
  }
}
