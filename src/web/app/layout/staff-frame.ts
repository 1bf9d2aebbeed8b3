import { StaffHeader } from "./staff-header.tsx";

/** What stands around the pages of the back office; their header comes with them. */
export const staffFrame = { frame: "staff", header: StaffHeader } as const;
