// Chapter LOR-HSTEP: the hero, the drakkar, or healing.
import { type Of, rule } from './script.ts';

export const heroStep = rule<Of>('heroStep').do('nothing', () => undefined);
