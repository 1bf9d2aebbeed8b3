/** Ways to write "go up" and the things attackers then ask for: at least 1,000 distinct names, for tests. */
export function traversalNames(): string[] {
  const dots = [
    "..",
    ".",
    "...",
    "....",
    "%2e%2e",
    "%2E%2e",
    "%252e%252e",
    "%c0%ae%c0%ae",
    "%e0%80%ae%e0%80%ae",
    "\uff0e\uff0e",
    "\u2024\u2024",
    ".\u200b.",
    "..\u0000",
    "..;",
  ];
  const separators = [
    "/",
    "\\",
    "%2f",
    "%2F",
    "%5c",
    "%252f",
    "%255c",
    "%c0%af",
    "%c1%9c",
    "%e0%80%af",
    "\u2215",
    "\u2044",
    "\uff0f",
    "\uff3c",
    "//",
    "\\/",
    "/./",
  ];
  const targets = ["etc/passwd", "a.webp", ".env", "proc/self/environ"];
  const names: string[] = [];
  for (const up of dots) {
    for (const separator of separators) {
      for (const target of targets) {
        names.push(`${up}${separator}${up}${separator}${target}`);
      }
    }
  }
  // Deeper, with something right before it, and with what only one of two readers drops.
  for (const before of ["a/", "uploads/", "./", "%2e/", "a%00/", "/", "assets/"]) {
    for (const up of ["../", "..\\", "%2e%2e/", "..%2f", "%2e%2e%2f", "..%5c", "....//", "..;/"]) {
      names.push(`${before}${up.repeat(3)}etc/passwd`, `${before}${up.repeat(8)}a.webp`);
    }
  }
  for (const prefix of [
    "/",
    "\\",
    "//host/",
    "\\\\host\\",
    "C:\\",
    "C:/",
    "file:///",
    "~/",
    "./",
    "\u0000/",
  ]) {
    names.push(`${prefix}etc/passwd`, `${prefix}a.webp`, `${prefix}..${prefix}a.webp`);
  }
  for (const end of [
    "\u0000.webp",
    "%00.webp",
    "\n.webp",
    "\r\n.webp",
    ";.webp",
    ":$DATA",
    "::$INDEX_ALLOCATION",
    "/.",
    "/..",
    "?.webp",
    "#.webp",
    " .webp",
    "..webp",
  ]) {
    names.push(`../a${end}`, `a${end}`);
  }
  names.push(
    ".",
    "..",
    "...",
    "CON",
    "nul.",
    "aux ",
    ".htaccess",
    ".env",
    "-",
    "",
    " ",
    "\u202egpj.a",
    `${"../".repeat(200)}a.webp`,
  );
  return names;
}
