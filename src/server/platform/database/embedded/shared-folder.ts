import { chmodSync, mkdirSync, statSync } from "node:fs";
import { OperatorError } from "../../operator-error.ts";

// Not /var/tmp first: systemd removes what lies there unread for 30 days.
const CANDIDATES = ["/var/lib/somssi", "/var/tmp/somssi"];

/**
 * A folder outside the checkout which other users may pass through. Only root needs one, so
 * a folder that somebody else made under that name is never trusted.
 */
export function sharedFolder(): string {
  for (const folder of CANDIDATES) {
    try {
      mkdirSync(folder, { recursive: true });
      const found = statSync(folder);
      if (found.uid !== 0 || (found.mode & 0o022) !== 0) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      continue;
    }
  }
  throw new OperatorError(
    `데이터베이스를 둘 폴더를 만들지 못했어요(${CANDIDATES.join(", ")}). DATA_DIR을 다른 곳으로 바꿔 주세요.`,
  );
}
