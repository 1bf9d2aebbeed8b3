/**
 * Headers of somebody else each time: an address of its own, as a proxy that the product trusts reports it.
 * `cookies`: of whoever is signed in, by name.
 */
export function strangers(
  cookies: Readonly<Record<string, string>> = {},
): () => Record<string, string> {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  let people = 0;
  return () => {
    people = (people + 1) % 2 ** 24;
    const address = [10, people >> 16, (people >> 8) & 255, people & 255].join(".");
    return {
      "x-forwarded-for": address,
      ...(pairs.length > 0 ? { cookie: pairs.join("; ") } : {}),
    };
  };
}
