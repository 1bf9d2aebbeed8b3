/** Of the name of whoever joins, by whichever way. */
export const NAME_HINT = "견적과 대화에서 상대방에게 보여요.";
