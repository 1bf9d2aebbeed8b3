/** What stands where somebody's name stood who left. */
export const LEFT_MEMBER = "탈퇴한 회원";
export const LEFT_PRO = "탈퇴한 고수";
/** What stands on both sides of a conversation where they wrote something. */
export const LEFT_MESSAGE = "탈퇴한 회원이 보낸 메시지예요. 내용은 삭제했어요.";
