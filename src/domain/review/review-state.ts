export type ReviewState = "shown" | "deleted_by_author" | "deleted_by_staff";
