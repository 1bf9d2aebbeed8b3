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
  const json = parsed(body);
  if (status >= 200 && status < 300) return readAccepted(json);
  const reason = `http_${status}_${reasonCode(errorShape.safeParse(json).data?.errorCode)}`;
  // Rate limited, or our keys are wrong: it was not taken in, and no other would be. 5xx and time-outs may have been.
  if ([401, 403, 429].includes(status)) {
    return { outcome: "unknown", reason, notSent: true, providerDown: true };
  }
  if (status === 408 || status >= 500 || status < 400) {
    return { outcome: "unknown", reason, providerDown: true };
  }
  return { outcome: "refused", reason };
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

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
