// Chapter LOR-RACT: one rune action.
import { type Of, rule } from './script.ts';

export const runeStep = rule<Of>('runeStep').do('nothing', () => undefined);
