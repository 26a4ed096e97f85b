import { rule } from './script.ts';

export const combat = rule('combat').do('nothing yet', () => {});
