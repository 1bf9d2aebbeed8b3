/** The least ratings that a search offers to ask for, the highest first; stars. */
export const RATING_CHOICES = [4.5, 4, 3] as const;
