import { createContext } from "react";

/**
 * Whether a question of `useConfirm` stands before the page. A button that asked it waits for the answer, not for work,
 * and shows no spinner. Who asked is not known here: it covers every button of the page whose own press is under way,
 * all of which lie behind the dialog; what is `pending` keeps its spinner.
 */
export const AskingContext = createContext(false);
