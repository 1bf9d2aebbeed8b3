import { useState } from "react";
import { FileDrop, type Upload, type UploadedFile } from "../file/file-drop.tsx";
import { AttachedFiles } from "../media/attached-files.tsx";
import { Example } from "./example.tsx";

const STEP_MS = 150;

/** Counts up to the end like a real upload; files with "fail" in their name do not arrive. */
const pretendUpload: Upload = (file, { progress, signal }) =>
  new Promise((resolve, reject) => {
    let part = 0;
    const timer = setInterval(() => {
      part += 0.1;
      progress(Math.min(part, 1));
      if (part < 1 && !signal.aborted) return;
      clearInterval(timer);
      if (signal.aborted || file.name.includes("fail")) reject(new Error("pretended failure"));
      else resolve({ id: `${file.name}-${file.lastModified}`, name: file.name });
    }, STEP_MS);
  });

const sent = [
  {
    id: "paper",
    kind: "document",
    name: "아주 긴 이름을 가진 작업 설명서 최종 수정본.pdf",
    url: "/favicon.svg",
    blur: null,
    focus: null,
    width: null,
    height: null,
  },
];

/** Files to submit, and files that were sent. */
export function FileExamples() {
  const [photos, setPhotos] = useState<UploadedFile[]>([]);
  const [papers, setPapers] = useState<UploadedFile[]>([
    { id: "1", name: "아주 긴 이름을 가진 작업 설명서 최종 수정본.pdf" },
  ]);
  return (
    <Example name="파일 올리기">
      <FileDrop
        label="사진"
        optional
        hint="현장이 보이는 사진이면 좋아요."
        prompt="사진 올리기"
        accept={["image/jpeg", "image/png", "image/webp"]}
        maxKilobytes={10_240}
        problemOf={() => null}
        maxFiles={5}
        value={photos}
        onChange={setPhotos}
        onSending={() => undefined}
        upload={pretendUpload}
      />
      <FileDrop
        label="서류"
        accept={["application/pdf"]}
        maxKilobytes={5_120}
        problemOf={() => null}
        maxFiles={1}
        value={papers}
        onChange={setPapers}
        onSending={() => undefined}
        upload={pretendUpload}
      />
      <AttachedFiles files={sent} />
    </Example>
  );
}
