export * from './frame.ts';
export { momentsOf } from './moments.ts';
export { linesAfter, linesOf, StoryTeller } from './story.ts';
export { checkEyes, lastOwnEntry, previewOf, reasonsFor, shownTo } from './viewing.ts';
