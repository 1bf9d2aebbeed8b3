import { Notice } from "#ui/feedback/notice.tsx";

export function NotAskedNotice() {
  return <Notice title="지금은 새 요청을 받지 않아요">프로필과 후기는 그대로 볼 수 있어요.</Notice>;
}
