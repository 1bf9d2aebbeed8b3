/** Runs in a page: whether words of the product stand there in the product's own font. */
export function hasProductFont(): boolean {
  return [...document.fonts].some(
    ({ family, status, unicodeRange }) =>
      family.includes("Somssi Sans") && status === "loaded" && /U\+AC00/i.test(unicodeRange),
  );
}
