import { rule } from './script.ts';

export const ordersPhase = rule('ordersPhase').do('nothing yet', () => {});
