import { HelpDeskText } from "../support/help-desk.tsx";

export const MEMBERSHIP_FAULT_TITLE = "멤버십 정보를 불러오지 못했어요";
const MEMBERSHIP_FAULT_TEXT =
  "서버에 문제가 생겨 멤버십 정보를 가져올 수 없어요. 계속되면 고객센터에 문의해 주세요.";

/** What the alert says when the server could not answer the membership (spec §8); with the id of a request for the help desk. */
export function membershipFault(traceId: string | null) {
  return {
    title: MEMBERSHIP_FAULT_TITLE,
    description: <HelpDeskText text={MEMBERSHIP_FAULT_TEXT} traceId={traceId} />,
  };
}
