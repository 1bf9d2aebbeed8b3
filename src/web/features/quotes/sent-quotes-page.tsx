export function SentQuotesPage() {
  return null;
}
