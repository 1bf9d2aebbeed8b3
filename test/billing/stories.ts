import { afterEach, beforeAll } from "vitest";
import { testApp, type TestApp } from "../app.ts";
import { ServerStory, type StoryFacts } from "./server-story.ts";

/** Stories of one test file: each test begins its own, and after each the books of all are sound. */
export function serverStories(): (start: string, facts?: StoryFacts) => Promise<ServerStory> {
  let app: TestApp;
  let open: ServerStory[] = [];
  beforeAll(async () => {
    app = await testApp();
  });
  afterEach(async () => {
    for (const story of open.splice(0)) await story.end();
    open = [];
  });
  return async (start, facts) => {
    const story = await ServerStory.begin(app, start, facts);
    open.push(story);
    return story;
  };
}
