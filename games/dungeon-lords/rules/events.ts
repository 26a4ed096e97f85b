import { rule } from './script.ts';

export const eventPhase = rule('eventPhase').do('nothing yet', () => {});
