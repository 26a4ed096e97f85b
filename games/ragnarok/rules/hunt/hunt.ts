// Chapter LOR-HUNT: a hunt from its beginning to its end.
import type { Prey } from '../../state.ts';
import { type Of, rule } from '../script.ts';

export const hunt = rule<Of & { prey: Prey }>('hunt').do('begin', () => undefined);
