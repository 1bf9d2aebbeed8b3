import * as z from "zod";
import { reasonCode } from "./unsafe-message.ts";
import type { SendResult } from "./message-port.ts";

const answerShape = z.object({
  groupInfo: z.object({
    _id: z.string().optional(),
    groupId: z.string().optional(),
    count: z.object({ registeredSuccess: z.number() }),
  }),
  failedMessageList: z.array(z.object({ statusCode: z.unknown() })).default([]),
});
const errorShape = z.object({ errorCode: z.unknown() });

/** What Solapi's answer to one message means. `body` is the raw text of the answer. */
export function readSolapiAnswer(status: number, body: string): SendResult {
  const json = jsonOf(body);
  if (status >= 200 && status < 300) return readAccepted(json);
  const { reason, providerDown, notTakenIn } = readRefusal(status, json);
  if (!providerDown) return { outcome: "refused", reason };
  return { outcome: "unknown", reason, ...(notTakenIn && { notSent: true }), providerDown };
}

/** What an answer means that is not a 2xx: `providerDown`, no other call would get through either. */
export function readRefusal(
  status: number,
  json: unknown,
): { reason: string; providerDown: boolean; notTakenIn: boolean } {
  const reason = `http_${status}_${reasonCode(errorShape.safeParse(json).data?.errorCode)}`;
  // Rate limited, or our keys are wrong: it was not taken in, and no other would be. 5xx and time-outs may have been.
  const notTakenIn = [401, 403, 429].includes(status);
  const providerDown = notTakenIn || status === 408 || status >= 500 || status < 400;
  return { reason, providerDown, notTakenIn };
}

function readAccepted(json: unknown): SendResult {
  const answer = answerShape.safeParse(json);
  if (!answer.success) return { outcome: "unknown", reason: "answer_unreadable" };
  const { groupInfo, failedMessageList } = answer.data;
  const failure = failedMessageList[0];
  if (failure) return { outcome: "refused", reason: `status_${reasonCode(failure.statusCode)}` };
  if (groupInfo.count.registeredSuccess < 1)
    return { outcome: "refused", reason: "not_registered" };
  return { outcome: "sent", providerId: groupInfo._id ?? groupInfo.groupId };
}

/** The raw text of an answer as JSON; null when it is none. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
