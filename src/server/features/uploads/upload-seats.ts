import { refuse } from "../../platform/refusal.ts";
import { refuseUpload } from "./upload-refusals.ts";

/** Files on their way in at once. A form takes ten, and a page may send all of them together. */
export const UPLOAD_SEATS = { most: 256, mostPerAccount: 12 };

const TRY_AGAIN_SECONDS = 5;

/** Bounds what lies on this machine's disk between its arrival and the store. */
export class UploadSeats {
  readonly #ofAccount = new Map<string, number>();
  #taken = 0;

  /** Refuses when there is none left; else answers how to give it back. */
  take(accountId: string): () => void {
    const own = this.#ofAccount.get(accountId) ?? 0;
    if (own >= UPLOAD_SEATS.mostPerAccount) {
      refuse("too_many", {
        message: `파일은 한 번에 ${UPLOAD_SEATS.mostPerAccount}개까지 올릴 수 있어요. 올리는 파일이 끝나면 다시 올려 주세요.`,
        retryAfter: TRY_AGAIN_SECONDS,
      });
    }
    if (this.#taken >= UPLOAD_SEATS.most) {
      const { code, message } = refuseUpload("busy");
      refuse(code, { message, retryAfter: TRY_AGAIN_SECONDS });
    }
    this.#taken += 1;
    this.#ofAccount.set(accountId, own + 1);
    return () => this.#giveBack(accountId);
  }

  #giveBack(accountId: string): void {
    const left = (this.#ofAccount.get(accountId) ?? 1) - 1;
    this.#taken -= 1;
    if (left === 0) this.#ofAccount.delete(accountId);
    else this.#ofAccount.set(accountId, left);
  }
}
