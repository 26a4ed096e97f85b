// Chapter LOR-SPEC: the wheel.
import './effects/carry-out.ts';
import { type Of, rule } from './script.ts';

export const special = rule<Of>('special').choose('action', {
  kind: 'one',
  always: true,
  values: () => ['done'],
  option: () => ({ id: 'done', label: { key: 'done' } }),
  prompt: () => ({ key: 'done' }),
});
