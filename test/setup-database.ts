import { afterAll } from "vitest";
import { closeTestDatabase } from "./database.ts";

afterAll(closeTestDatabase);
