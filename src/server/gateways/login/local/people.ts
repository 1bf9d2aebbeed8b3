import { randomBytes, randomInt } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { LoginProvider } from "#domain/social-login/login-providers.ts";
import { errorCode } from "#server/platform/system-error.ts";

/** Somebody with an account at a provider. */
export interface LocalPerson {
  provider: LoginProvider;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Apple tells a name once only. */
  nameTold: boolean;
}

/** Who has accounts at the local providers, kept in one file: the same person is the same subject the next time. */
export interface LocalPeople {
  of(provider: LoginProvider): readonly LocalPerson[];
  find(provider: LoginProvider, subject: string): LocalPerson | undefined;
  /** The person with this address, who is made where there is none, with this name and this word on the address. */
  put(given: Pick<LocalPerson, "provider" | "name" | "email" | "emailVerified">): LocalPerson;
  /** Notes that the name was told. */
  tell(person: LocalPerson): void;
}

export function openLocalPeople(file: string): LocalPeople {
  let people = read(file);
  const keep = (next: LocalPerson[]) => {
    people = next;
    mkdirSync(dirname(file), { recursive: true });
    // Put in place whole: a process that is killed leaves the old one.
    writeFileSync(`${file}.new`, JSON.stringify(people), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    of: (provider) => people.filter((one) => one.provider === provider),
    find: (provider, subject) =>
      people.find((one) => one.provider === provider && one.subject === subject),
    put(given) {
      const isThem = (one: LocalPerson) =>
        one.provider === given.provider && one.email === given.email;
      const known = people.find(isThem) ?? {
        subject: newSubject(given.provider),
        nameTold: false,
      };
      const person = { ...known, ...given };
      keep([...people.filter((one) => !isThem(one)), person]);
      return person;
    },
    tell: (person) =>
      keep(
        people.map((one) =>
          one.provider === person.provider && one.subject === person.subject
            ? { ...one, nameTold: true }
            : one,
        ),
      ),
  };
}

/** As each provider's look. */
function newSubject(provider: LoginProvider): string {
  if (provider === "kakao") return String(randomInt(1_000_000_000, 9_999_999_999));
  if (provider === "naver") return randomBytes(32).toString("base64url");
  return `00${randomInt(1000, 9999)}.${randomBytes(16).toString("hex")}.${randomInt(1000, 9999)}`;
}

function read(file: string): LocalPerson[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as LocalPerson[];
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
