// Chapters DL-GEN.9, DL-HIRE.6 and DL-TRAP.3: a trap of the owner's choice is discarded face down.
import { isRecording, type Seat } from '@krcma/kernel';
import type { CreatureId } from '../data/creatures.ts';
import type { OpsSource } from '../data/ops-source.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { TrapId } from '../data/traps.ts';
import { type DungeonLords, lordAt } from '../state.ts';
import { buryTrap } from './goods.ts';
import { note, type Of, rule } from './script.ts';

/** Each kind once: two equal cards are one choice. */
const kindsOf = (traps: readonly TrapId[]): TrapId[] =>
  traps.filter((trap, place) => traps.indexOf(trap) === place);

interface Burying extends Of {
  readonly rule: RuleId;
  /** Who or what wants it, if it is not the trade itself. */
  readonly creature?: CreatureId;
  readonly source?: OpsSource;
}

function buryOwn(game: DungeonLords, seat: Seat, trap: TrapId): void {
  buryTrap(game, seat, trap);
  if (isRecording())
    note({ key: 'trap-buried', player: seat, trap }, [seat], { key: 'trap-buried', player: seat });
}

/** Whoever holds several is asked even when they are all alike: not to be asked would tell that to everybody. */
export const bury = rule<Burying>('bury')
  .maybeChoose('chosen', {
    kind: 'one',
    secret: true,
    always: true,
    values: (game, { player }) => {
      const { traps } = lordAt(game, player);
      return traps.length < 2 ? undefined : kindsOf(traps);
    },
    option: (_, trap, { rule: id }) => ({
      id: `bury:${trap}`,
      label: { key: 'bury-trap', trap },
      thing: `trap:${trap}`,
      rule: id,
    }),
    prompt: (_, { creature, source }) =>
      source === undefined
        ? { key: 'ask-bury', ...(creature && { creature }) }
        : { key: 'ask-lose-trap', source },
  })
  .do('bury', (game, { player, chosen }) => {
    const [only] = lordAt(game, player).traps as [TrapId];
    buryOwn(game, player, chosen ?? only);
  });
