// LOR-TURN.3: the first four steps may be skipped, or left when enough is done.
import type { ActKind } from '@krcma/kernel';
import type { RagnarokTypes } from '../messages.ts';
import type { TurnStep } from '../state.ts';
import type { Of } from './script.ts';

/** Last of the acts of a step; when it is the only one nobody is asked. */
export const skipping = (step: TurnStep): ActKind<RagnarokTypes, Of, { do: 'skip' }> => ({
  list: (_, __, into) => into.push({ do: 'skip' }),
  option: () => ({ id: 'skip', label: { key: 'skip-step', step }, rule: 'LOR-TURN.3' }),
});
