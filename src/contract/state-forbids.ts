/** What `state_forbids` says where nothing more exact is known; apart from the other errors, which no page needs. */
export const STATE_FORBIDS = "지금 상태에서는 할 수 없는 일이에요. 새로고침해서 확인해 주세요.";
