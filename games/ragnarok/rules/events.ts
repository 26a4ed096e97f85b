// Chapter LOR-EVENT: what is let loose by a Monument action.
import { type Of, rule } from './script.ts';

export const event = rule<Of>('event').do('nothing', () => undefined);
