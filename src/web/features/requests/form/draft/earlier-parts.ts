// In one piece: whoever needs either has begun or asked before, and most have neither.
export { KeptDraft } from "./kept-draft.tsx";
export { LastRequest } from "./last-request.tsx";
