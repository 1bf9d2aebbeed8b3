export function ChatListPage() {
  return null;
}
