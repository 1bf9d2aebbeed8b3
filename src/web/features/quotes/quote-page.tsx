export function QuotePage() {
  return null;
}
