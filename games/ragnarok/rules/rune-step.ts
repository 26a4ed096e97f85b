// Chapter LOR-RACT: one rune action, or more where something held allows it.
import { type ActKind, calling } from '@krcma/kernel';
import { loki } from '../data/loki.ts';
import { MONSTERS, type MonsterId, monsters } from '../data/monsters.ts';
import { REALMS, type RealmId, realms } from '../data/realms.ts';
import { RUNE_ACTIONS, type RuneActionId } from '../data/rune-actions.ts';
import { type HoldingSource, holdingOf } from '../data/sources.ts';
import type { Rune } from '../data/types.ts';
import type { RagnarokTypes } from '../messages.ts';
import { type Player, playerAt, type Ragnarok } from '../state.ts';
import { carryOut } from './effects/carry-out.ts';
import { startOf } from './effects/op-at.ts';
import { exhaust, holdingsOn, sumOf } from './holdings.ts';
import { costOf, hasMeans, type Payment, paymentsFor } from './payments.ts';
import { closedFor, kindOf, monstersFor, realmsFor, whyNoMonster, whyNoRealm } from './rune-actions.ts';
import { returnRunes } from './runes.ts';
import { note, type Of, rule } from './script.ts';
import { skipping } from './skip.ts';
import { momentOf, triggersOn } from './triggers.ts';

interface Taking extends Of {
  action: RuneActionId;
}

const monsterOption = (id: MonsterId) => ({
  id: `monster:${id}`,
  label: { key: 'rune-monster', monster: id, rune: monsters[id].rune } as const,
  thing: `monster:${id}`,
  rule: 'LOR-RACT.5' as const,
});

const realmOption = (game: Ragnarok, id: RealmId) => ({
  id: `realm:${id}`,
  label: {
    key: 'rune-realm',
    realm: id,
    rune: realms[id].rune,
    first: game.allies[id].length === 0,
  } as const,
  thing: `realm:${id}`,
  rule: 'LOR-RACT.6' as const,
});

/** The rune of what the action is done to (LOR-RACT.2). */
function runeOf(action: RuneActionId, monster?: MonsterId, realm?: RealmId): Rune | undefined {
  if (kindOf(action) === 'loki') return loki.rune;
  if (monster !== undefined) return monsters[monster].rune;
  return realm === undefined ? undefined : realms[realm].rune;
}

const payOption = ({ runes, by }: Payment) =>
  ({
    id: `pay:${runes.length === 0 ? 'nothing' : runes.join('+')}`,
    label: { key: 'pay-runes', runes, ...(by !== null && { by }) },
    rule: runes.length > 1 ? 'LOR-RACT.3' : 'LOR-RACT.2',
  }) as const;

/** What it is done to where the rune depends on it, then the runes, then what it does. */
const takeRuneAction = rule<Taking>('takeRuneAction')
  .maybeChoose('monster', {
    kind: 'one',
    values: (game, { player, action }) =>
      kindOf(action) === 'monster' ? monstersFor(game, player) : undefined,
    option: (_, id) => monsterOption(id),
    prompt: () => ({ key: 'ask-rune-monster' }),
    refused: (game, { player }) => {
      const open = monstersFor(game, player);
      return MONSTERS.filter((id) => !open.includes(id)).flatMap((id) => {
        const closed = whyNoMonster(game, player, id);
        return closed === undefined ? [] : { ...monsterOption(id), ...closed };
      });
    },
  })
  .maybeChoose('realm', {
    kind: 'one',
    values: (game, { player, action }) => (kindOf(action) === 'realm' ? realmsFor(game, player) : undefined),
    option: (game, id) => realmOption(game, id),
    prompt: () => ({ key: 'ask-rune-realm' }),
    refused: (game, { player }) => {
      const open = realmsFor(game, player);
      return REALMS.filter((id) => !open.includes(id)).map((id) => ({
        ...realmOption(game, id),
        ...whyNoRealm(game, player, id),
      }));
    },
  })
  .choose('payment', {
    kind: 'payment',
    values: (game, { player, action, monster, realm }) =>
      paymentsFor(game, player, action, runeOf(action, monster, realm)),
    option: (_, payment) => payOption(payment),
    prompt: (_, { action }) => ({ key: 'ask-payment', action }),
  })
  .do('pay', (game, { player, action, payment: { runes, by } }) => {
    returnRunes(game, player, runes);
    note({ key: 'rune-action-taken', player, action, runes, ...(by !== null && { by }) });
    if (by !== null) exhaust(game, player, by);
  })
  .call('effect', carryOut, (_, { player, action, monster, realm }) =>
    startOf(player, `rune:${action}`, {
      ...(monster !== undefined && { monster }),
      ...(realm !== undefined && { realm }),
    }),
  );

interface Stepping extends Of {
  taken: number;
}

type Kind<A> = ActKind<RagnarokTypes, Stepping, A>;

const actionOption = (game: Ragnarok, player: number, action: RuneActionId) =>
  ({
    id: `rune:${action}`,
    label: { key: 'rune-action', action, cost: costOf(game, player, action) },
    thing: `rune-action:${action}`,
    rule: 'LOR-RACT.1',
  }) as const;

/** Gives a further action, and is not carried out. */
const isFurther = (source: HoldingSource): boolean =>
  holdingOf(source).ops.some(({ op }) => op === 'extraRuneAction');

const further = (player: Player): number => sumOf(player, 'extraRuneAction', ({ n }) => n);

const take: Kind<{ do: 'take'; action: RuneActionId }> = {
  list: (game, { player }, into) => {
    if (!hasMeans(playerAt(game, player))) return;
    for (const action of RUNE_ACTIONS)
      if (closedFor(game, player, action) === undefined) into.push({ do: 'take', action });
  },
  option: (game, { action }, { player }) => actionOption(game, player, action),
  refused: (game, { player }) =>
    RUNE_ACTIONS.flatMap((action) => {
      const closed = closedFor(game, player, action);
      return closed === undefined ? [] : { ...actionOption(game, player, action), ...closed };
    }),
  carryOut: (game, { action }, { player, taken }) => {
    if (taken > 0)
      for (const source of holdingsOn(playerAt(game, player), 'runeStep'))
        if (isFurther(source)) exhaust(game, player, source);
    return calling(takeRuneAction, { player, action });
  },
};

export const nextRuneAction = rule<Stepping>('nextRuneAction')
  .act('deed', {
    kinds: { take, skip: skipping('rune') },
    prompt: (game, { player, taken }) => ({
      key: 'ask-rune-action',
      left: 1 + further(playerAt(game, player)) - taken,
    }),
  })
  .gives((_, { taken, deed }) => ({ taken: taken + 1, over: deed.do === 'skip' }));

/** What is used at the start of the step, then one action (LOR-RACT.1), or as many more as something gives. */
export const runeStep = rule<Of>('runeStep')
  .offer(
    'start',
    momentOf('runeStep', (game, { player }) =>
      triggersOn(game, player, 'runeStep', {}, (source) => !isFurther(source)),
    ),
  )
  .repeat('past', nextRuneAction, (game, { player, past }) => {
    const taken = past?.taken ?? 0;
    return past?.over || taken > further(playerAt(game, player)) ? undefined : { player, taken };
  });
