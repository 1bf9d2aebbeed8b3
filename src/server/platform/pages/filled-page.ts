import { constants, crc32, createDeflateRaw, type DeflateRaw } from "node:zlib";

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const TRAILER_BYTES = 8;
/** Bytes before the text of a stored block: its kind, its length and the length's complement. */
const STORED_HEAD = 5;

const MOST_SPARE = 2;

/**
 * A page rendered once for many: all that one answer costs is to write its nonce into the slots of a copy.
 * Both the plain text and the gzip member are made beforehand, the latter with the nonce in stored blocks between
 * the deflated pieces.
 */
export class FilledPage {
  readonly #plain: Template;
  readonly #gzip: Template;
  readonly #checksum: Checksum;

  private constructor(plain: Template, gzip: Template, checksum: Checksum) {
    this.#plain = plain;
    this.#gzip = gzip;
    this.#checksum = checksum;
  }

  /** `place` stands in the HTML wherever the nonce goes; it has the nonce's length and letters of one byte. */
  static async of(html: string, place: string): Promise<FilledPage> {
    const pieces = html.split(place).map((piece) => Buffer.from(piece));
    const gap = Buffer.alloc(place.length);
    const plain = templateOf(pieces, gap);
    return new FilledPage(plain, await deflated(pieces, gap), checksumOf(plain, place.length));
  }

  /** What keeping it takes. */
  get bytes(): number {
    return (this.#plain.text.length + this.#gzip.text.length) * (1 + MOST_SPARE);
  }

  /** Takes back what was sent: the next answer has only its nonce to write then. */
  giveBack(answer: Buffer): void {
    const template = lent.get(answer);
    lent.delete(answer);
    if (template && template.spare.length < MOST_SPARE) template.spare.push(answer);
  }

  plain(nonce: string): Buffer {
    return filled(this.#plain, nonce);
  }

  gzip(nonce: string): Buffer {
    const answer = filled(this.#gzip, nonce);
    answer.writeUInt32LE(this.#checksum(nonce), answer.length - TRAILER_BYTES);
    return answer;
  }
}

interface Template {
  text: Buffer;
  /** Where the nonce begins, each time. */
  places: number[];
  /** Copies that were sent. A new one would cost several times what writing the nonces does. */
  spare: Buffer[];
}

const lent = new WeakMap<Buffer, Template>();

function filled(template: Template, nonce: string): Buffer {
  const { text, places, spare } = template;
  const answer = spare.pop() ?? Buffer.from(text);
  lent.set(answer, template);
  for (const place of places) answer.write(nonce, place, "latin1");
  return answer;
}

function templateOf(pieces: Buffer[], gap: Buffer): Template {
  const parts: Buffer[] = [];
  const places: number[] = [];
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      places.push(length);
      parts.push(gap);
      length += gap.length;
    }
    parts.push(piece);
    length += piece.length;
  }
  return { text: Buffer.concat(parts), places, spare: [] };
}

/**
 * The pieces as one deflate stream that pauses at each place. The gaps go through it too, for the distances it
 * counts, but what it makes of them gives way to the stored block. They are zeros, which no page holds: nothing
 * later can then refer to them.
 */
async function deflated(pieces: Buffer[], gap: Buffer): Promise<Template> {
  const stream = createDeflateRaw({ level: constants.Z_BEST_COMPRESSION });
  const made: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => made.push(chunk));
  const parts: Buffer[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      await flushed(stream, gap);
      made.length = 0;
    }
    await flushed(stream, piece);
    parts.push(Buffer.concat(made.splice(0)));
  }
  const ended = new Promise((resolve) => stream.once("end", resolve));
  stream.end();
  await ended;
  const { text, places } = templateOf(parts, storedBlock(gap));
  const trailer = Buffer.alloc(TRAILER_BYTES);
  const total = pieces.reduce((sum, piece) => sum + piece.length + gap.length, -gap.length);
  trailer.writeUInt32LE(total, 4);
  return {
    text: Buffer.concat([GZIP_HEADER, text, ...made, trailer]),
    places: places.map((place) => place + GZIP_HEADER.length + STORED_HEAD),
    spare: [],
  };
}

function flushed(stream: DeflateRaw, piece: Buffer): Promise<void> {
  stream.write(piece);
  return new Promise((resolve) => stream.flush(constants.Z_SYNC_FLUSH, () => resolve()));
}

function storedBlock(content: Buffer): Buffer {
  const head = Buffer.alloc(STORED_HEAD);
  head.writeUInt16LE(content.length, 1);
  head.writeUInt16LE(~content.length & 0xffff, 3);
  return Buffer.concat([head, content]);
}

type Checksum = (nonce: string) => number;

/** The CRC of the page for each nonce: a bit of it changes the sum in the same way whatever the others are. */
function checksumOf({ text, places }: Template, nonceLength: number): Checksum {
  const withGaps = crc32(text);
  const trial = Buffer.from(text);
  const changes: number[][] = [];
  for (let letter = 0; letter < nonceLength; letter += 1) {
    const ofBits: number[] = [];
    for (let bit = 0; bit < 7; bit += 1) {
      for (const place of places) trial[place + letter] = 1 << bit;
      ofBits.push(crc32(trial) ^ withGaps);
    }
    for (const place of places) trial[place + letter] = 0;
    changes.push(ofBits);
  }
  return (nonce) => {
    let sum = withGaps;
    for (const [letter, ofBits] of changes.entries()) {
      const code = nonce.charCodeAt(letter);
      for (const [bit, change] of ofBits.entries()) if ((code >> bit) & 1) sum ^= change;
    }
    return sum >>> 0;
  };
}
