import { type Of, rule } from './script.ts';

export const training = rule<Of>('training').do('nothing yet', () => {});
