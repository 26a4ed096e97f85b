// Chapter LOR-HSEL: heroes, origins and where they begin.
import { type Of, rule } from './script.ts';

export const selection = rule<Of>('selection').do('nothing', () => undefined);
