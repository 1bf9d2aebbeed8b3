/** Which reviews stand on the page of a service; its loader and the page ask for the same. */
export function reviewsOfService(service: string) {
  return { service, limit: 4 };
}

/** The same for a service in a region. */
export function reviewsOfRegion(service: string, region: string) {
  return { service, region, limit: 4 };
}
