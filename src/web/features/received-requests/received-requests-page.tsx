export function ReceivedRequestsPage() {
  return null;
}
