export * from './frame.ts';
export { hintsUnlessAgreed } from './hints.ts';
export { momentsOf } from './moments.ts';
export { linesAfter, linesOf, StoryTeller } from './story.ts';
export { checkEyes, lastOwnEntry, reasonsFor, reasonToConfirm, shownTo } from './viewing.ts';
