export { changedBy, type Delta, deltaOf } from './delta.ts';
export { LIMITS, PROTOCOL } from './limits.ts';
export * from './people.ts';
export { sideToTalkTo } from './side-talk.ts';
export * from './socket.ts';
export * from './tables.ts';
