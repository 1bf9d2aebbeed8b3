/** How long a caller may take to say what it wants; milliseconds. */
export interface RequestTimes {
  /** For the request line and headers. */
  headers: number;
  /** For all of the request, its body too. */
  request: number;
  /** How often that is looked at: the longest that one lives beyond its time. */
  checkEvery: number;
}

export const REQUEST_TIMES: RequestTimes = { headers: 9_000, request: 30_000, checkEvery: 1_000 };
