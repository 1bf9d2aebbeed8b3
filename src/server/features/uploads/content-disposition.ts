/**
 * The Content-Disposition header of RFC 6266: a plain ASCII name for old programs and, when the name needs
 * it, the real one in UTF-8 (RFC 8187), so that Korean names survive and no name can end the header.
 */
export function contentDisposition(type: "inline" | "attachment", fileName: string): string {
  const name = fileName.toWellFormed().replace(/\p{Cc}/gu, "") || "_";
  const plain = name.replace(/[^\w .()+,=@-]+/g, "_").trim() || "_";
  const parameter = `filename="${plain}"`;
  if (plain === name) return `${type}; ${parameter}`;
  return `${type}; ${parameter}; filename*=UTF-8''${percentEncoded(name)}`;
}

// encodeURIComponent leaves ! ' ( ) * alone; of these only ! is an attr-char.
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
