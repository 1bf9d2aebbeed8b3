import { createContext } from "react";

/** Whether a question of `useConfirm` stands before the page: until it is answered, no work is under way. */
export const AskingContext = createContext(false);
