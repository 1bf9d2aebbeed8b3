import { PASSWORD_MIN } from "#domain/account/password-rules.ts";

export const NEW_PASSWORD_HINT = `${PASSWORD_MIN}자 이상. 길수록 안전해요.`;
