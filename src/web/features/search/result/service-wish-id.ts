/** Where the form for a service that is missing stands on the page of a search. */
export const SERVICE_WISH_ID = "service-wish";
