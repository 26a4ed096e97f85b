import { rule } from './script.ts';

export const execution = rule('execution').do('nothing yet', () => {});
