export function RecommendedPage() {
  return null;
}
