export function RequestListPage() {
  return null;
}
