export type FormPart =
  | { name: string; value: string }
  | { name: string; fileName: string; bytes: Uint8Array };

const BOUNDARY = "----somssi-test-form";

/** A multipart body as a browser sends it, with its header. */
export function multipartForm(parts: readonly FormPart[]): {
  payload: Buffer;
  headers: { "content-type": string };
} {
  const chunks = parts.flatMap((part) => {
    const isFile = "bytes" in part;
    const head = [
      `--${BOUNDARY}`,
      `content-disposition: form-data; name="${part.name}"${isFile ? `; filename="${part.fileName}"` : ""}`,
      ...(isFile ? ["content-type: application/octet-stream"] : []),
      "",
      "",
    ].join("\r\n");
    return [
      Buffer.from(head),
      isFile ? Buffer.from(part.bytes) : Buffer.from(part.value),
      Buffer.from("\r\n"),
    ];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
