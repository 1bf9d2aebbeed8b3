/**
 * The harmless test file that every virus scanner must report (EICAR), in two parts so that no
 * scanner reports this source.
 */
const eicar = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
  "latin1",
);

/** Whether the EICAR test signature stands anywhere in the file, also inside a picture's comment. */
export function holdsEicar(bytes: Buffer): boolean {
  return bytes.includes(eicar);
}

// A PDF may write any letter of a name as #xx.
function nameOf(word: string): string {
  const letters = [...word].map((letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${hex}|#${hex.toUpperCase()})`;
  });
  return `/${letters.join("")}`;
}
const activeNames = new RegExp(`${nameOf("JavaScript")}|${nameOf("Launch")}`);

/**
 * Whether a PDF openly names a script or a program to start. Names inside compressed streams are not
 * seen: that PDFs are only ever handed out as downloads is what protects people, this is the second line.
 */
export function holdsActivePdf(bytes: Buffer): boolean {
  return activeNames.test(bytes.toString("latin1"));
}
