export function SearchSuggestPage() {
  return null;
}
