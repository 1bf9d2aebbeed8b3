/**
 * Templates in the order in which a pro picks one for a request: those for its service, those for any, then the
 * rest; each part in the order given.
 */
export function orderTemplates<T extends { service: string | null }>(
  templates: readonly T[],
  service: string,
): T[] {
  const rank = (template: T) =>
    template.service === service ? 0 : template.service === null ? 1 : 2;
  return templates.toSorted((a, b) => rank(a) - rank(b));
}
