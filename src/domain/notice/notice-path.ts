/** No notice leads to a longer path; one that a page names beyond this is of no notice. */
export const NOTICE_PATH_MAX = 200;
