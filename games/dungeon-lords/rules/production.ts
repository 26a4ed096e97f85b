import { type Of, rule } from './script.ts';

export const production = rule<Of>('production').do('nothing yet', () => {});
