/** How long a caller may take to say what it wants, and what an answer takes; milliseconds. */
export interface RequestTimes {
  /** For the request line and headers. */
  headers: number;
  /** For all of the request, its body too. */
  request: number;
  /** How often that is looked at: the longest that one lives beyond its time. */
  checkEvery: number;
  /** An answer that something is missing takes a whole number of these; 0: as long as it takes. */
  missingStep: number;
  /** The same of an answer that an e-mail address and a password do not fit, which takes longer to find out. */
  failedLoginStep: number;
}

export const REQUEST_TIMES: RequestTimes = {
  headers: 9_000,
  request: 30_000,
  checkEvery: 1_000,
  missingStep: 10,
  failedLoginStep: 100,
};
