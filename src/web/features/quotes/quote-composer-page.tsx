export function QuoteComposerPage() {
  return null;
}
