/** Characters of an e-mail address before the at sign. */
export const EMAIL_LOCAL_MAX = 64;

/** A URL has fewer characters than this. */
export const URL_LENGTH_LIMIT = 2_083;
