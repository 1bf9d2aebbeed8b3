/** Characters of an e-mail address before the at sign. */
export const EMAIL_LOCAL_MAX = 64;

/** Characters of a whole e-mail address. */
export const EMAIL_LENGTH_MAX = 254;

/** A URL has fewer characters than this. */
export const URL_LENGTH_LIMIT = 2_083;
