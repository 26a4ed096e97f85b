// Chapter LOR-MAN: one army.
import { type Of, rule } from './script.ts';

export const manoeuvre = rule<Of>('manoeuvre').do('nothing', () => undefined);
