import type { Locator } from "@playwright/test";
import type { Photo } from "./photos.ts";

/** How a person works a page: with a pointer, or with the keyboard alone. */
export interface Hand {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
  /** Writes into a text field in place of what stands there. */
  write(target: Locator, text: string): Promise<void>;
  /** Takes a radio button or ticks a checkbox. */
  choose(target: Locator): Promise<void>;
  /** Takes the answer of a question that goes on with it. */
  answer(target: Locator): Promise<void>;
  /** Takes a day of a calendar that shows it. */
  pickDay(target: Locator): Promise<void>;
  /** Takes an option of a list by its name. */
  pick(target: Locator, option: string): Promise<void>;
  /** Adds files through the browser's own file picker. */
  attach(target: Locator, files: Photo[]): Promise<void>;
}

/** The usual hand: clicks and types. */
export const pointer: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: (target) => target.check(),
  answer: (target) => target.click(),
  pickDay: (target) => target.click(),
  pick: async (target, option) => {
    await target.selectOption({ label: option });
  },
  attach: (target, files) => target.setInputFiles(files),
};
