// Chapter LOR-PRAY: priests and forge runes.
import { type Of, rule } from './script.ts';

export const prayer = rule<Of>('prayer').do('nothing', () => undefined);
