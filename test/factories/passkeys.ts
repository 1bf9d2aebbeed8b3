import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { Market } from "./accounts.ts";
import type { Input, Output } from "#contract/registry.ts";

/** A passkey of an account's; nobody has its key. */
export async function makePasskey({ sql, clock, ids }: Market, account: { id: string }) {
  const id = ids.next();
  await sql`
    INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, transports, name, created_at)
    VALUES (${id}, ${account.id}, ${id}, ''::bytea, 0, '{}', '내 휴대폰', ${clock.now()})`;
  return id;
}

const TEST_ORIGIN = "http://localhost";

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString("base64url");

/** What a device says otherwise than it should. */
interface Lies {
  origin?: string;
  rpId?: string;
  /** The person did not show who they are. */
  unverified?: boolean;
  counter?: number;
  challenge?: string;
  userHandle?: string;
}

/** A security key in software: makes one ES256 credential and signs with it, as WebAuthn has it. */
export class TestAuthenticator {
  readonly #key = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly id = text(randomBytes(16));
  #counter: number;
  #userHandle = "";

  /** `counter`: how often it has signed before, elsewhere. */
  constructor(counter = 0) {
    this.#counter = counter;
  }

  create(
    options: Output<"users.me.passkeys.options">,
    lies: Lies = {},
  ): Input<"users.me.passkeys.create">["credential"] {
    this.#userHandle = options.user.id;
    const { x = "", y = "" } = this.#key.publicKey.export({ format: "jwk" });
    const cose = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const id = Buffer.from(this.id, "base64url");
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const data = this.#data(options.rp.id, 0x40, lies, attested);
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
      Buffer.from([data.length]),
      data,
    ]);
    const client = this.#client("webauthn.create", options.challenge, lies);
    return {
      ...this.#shape(),
      response: {
        clientDataJSON: text(client),
        attestationObject: text(attestation),
        transports: ["internal"],
      },
    };
  }

  get(
    options: Output<"auth.passkey.options">,
    lies: Lies = {},
  ): Input<"auth.passkey">["credential"] {
    this.#counter = lies.counter ?? this.#counter + 1;
    const data = this.#data(options.rpId, 0, lies);
    const client = this.#client("webauthn.get", options.challenge, lies);
    const signature = createSign("sha256")
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key.privateKey);
    return {
      ...this.#shape(),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: lies.userHandle ?? this.#userHandle,
      },
    };
  }

  #shape() {
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key" as const,
      clientExtensionResults: {},
    };
  }

  #client(type: string, challenge: string, lies: Lies): Buffer {
    const facts = {
      type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? TEST_ORIGIN,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(facts));
  }

  #data(rpId: string, flags: number, lies: Lies, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const present = lies.unverified ? 0x01 : 0x05;
    return Buffer.concat([
      sha256(lies.rpId ?? rpId),
      Buffer.from([flags | present]),
      counter,
      attested,
    ]);
  }
}
