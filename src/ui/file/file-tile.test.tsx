import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UploadedTile, UploadingTile } from "./file-tile.tsx";

const file = new File(["빛"], "거실.jpg", { type: "image/jpeg" });
const FAILURE = "파일이 너무 커요.";
const nothing = () => undefined;

const uploading = (upload: { part: number; failure?: string }) =>
  renderToStaticMarkup(
    <UploadingTile upload={{ key: 1, file, ...upload }} onRetry={nothing} onRemove={nothing} />,
  );

const uploaded = (ways: { onMove?: () => void; onRemove?: () => void }) =>
  renderToStaticMarkup(
    <UploadedTile file={{ id: "a", name: "거실.jpg" }} place={{ at: 0, of: 2 }} {...ways} />,
  );

/** What its buttons are called. */
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);

it("says why a file did not arrive, and can be tried again or removed", () => {
  const html = uploading({ part: 0.4, failure: FAILURE });
  expect(html).toMatch(new RegExp(`<p role="alert"[^>]*>${FAILURE}</p>`));
  expect(html).not.toContain("올리는 중");
  expect(buttonsOf(html)).toEqual(["거실.jpg 다시 올리기", "거실.jpg 삭제"]);
});

it("says how far a file on its way is, and can be stopped", () => {
  const html = uploading({ part: 0.4 });
  expect(html).toContain("거실.jpg 올리는 중");
  expect(html).toContain("40%");
  expect(html).not.toContain("alert");
  expect(buttonsOf(html)).toEqual(["거실.jpg 올리기 취소"]);
});

it("lets a stored file be moved and removed only where it may be", () => {
  expect(buttonsOf(uploaded({}))).toEqual([]);
  expect(buttonsOf(uploaded({ onRemove: nothing }))).toEqual(["거실.jpg 삭제"]);
  const movable = uploaded({ onMove: nothing });
  expect(movable).toContain("1/2");
  expect(buttonsOf(movable)).toEqual(["거실.jpg 앞으로 옮기기", "거실.jpg 뒤로 옮기기"]);
});
