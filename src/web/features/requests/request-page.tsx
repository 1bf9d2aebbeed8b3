export function RequestPage() {
  return null;
}
