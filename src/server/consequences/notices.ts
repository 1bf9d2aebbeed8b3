import { dropUnlessRead } from "../features/deliveries/notice-deliveries.ts";
import type { Consequences } from "../platform/happenings.ts";

export const noticeConsequences = {
  "notices.read": [(tx, { noticeIds }) => dropUnlessRead(tx, noticeIds)],
} satisfies Partial<Consequences>;
