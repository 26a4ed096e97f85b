// Operations on what players have: cards, runes, priests, alliances, the first turn.
import type { Seat } from '@krcma/kernel';
import type { OpsSource } from '../../data/sources.ts';
import { RUNES } from '../../data/types.ts';
import { playerAt } from '../../state.ts';
import { allyWith, openRealms } from '../alliances.ts';
import { drawCards } from '../hand.ts';
import { gainPriests } from '../priests.ts';
import { forgeIn, gainRune, returnRunes, runesHeld, runesInBank } from '../runes.ts';
import { note, type Of, rule, ruleNamed } from '../script.ts';
import { below, type OpAt, opNamed } from './op-at.ts';
import { regionAt, seatsHit } from './who.ts';

/** A player, and what it comes from. */
export interface From extends Of {
  source?: OpsSource;
}

/** An operation that hits somebody, for one of those it hits. */
export interface Hitting extends OpAt {
  victim: Seat;
}

export const said = ({ source }: { source?: OpsSource | undefined }) =>
  source === undefined ? {} : { source };

const carryOut = ruleNamed<OpAt>('carryOut');

const drawCombat = rule<OpAt>('drawCombat').do('draw', (game, at) => {
  drawCards(game, at.player, opNamed(at, 'drawCombat').n);
});

const gainPriest = rule<OpAt>('gainPriest').do('gain', (game, at) =>
  gainPriests(game, at.player, opNamed(at, 'gainPriest').n),
);

/** One rune of any kind the bank still has (LOR-RUNE.2, .6). */
export const takeRune = rule<From>('takeRune')
  .maybeChoose('rune', {
    kind: 'one',
    values: (game) => {
      const kinds = runesInBank(game);
      return kinds.length === 0 ? undefined : kinds;
    },
    option: (_, rune) => ({
      id: `gain:${rune}`,
      label: { key: 'gain-rune', rune },
      thing: `bank:${rune}`,
      rule: 'LOR-RUNE.2',
    }),
    prompt: (_, from) => ({ key: 'ask-gain-rune', ...said(from) }),
    refused: ({ bank }) =>
      RUNES.filter((rune) => bank[rune] === 0).map((rune) => ({
        id: `gain:${rune}`,
        label: { key: 'gain-rune', rune },
        reason: { key: 'bank-lacks-rune', rune },
        thing: `bank:${rune}`,
        rule: 'LOR-RUNE.6',
      })),
  })
  .do('take', (game, { player, rune }) => {
    if (rune !== undefined) gainRune(game, player, rune);
  });

const gainRunes = rule<OpAt>('gainRune').times(
  'runes',
  takeRune,
  (_, at) => opNamed(at, 'gainRune').n,
  (_, { player, source }) => ({ player, source }),
);

const loseOne = rule<Of & { source: OpsSource }>('loseOneRune')
  .choose('rune', {
    kind: 'one',
    values: (game, { player }) => RUNES.filter((rune) => playerAt(game, player).runes[rune] > 0),
    option: (_, rune) => ({
      id: `return:${rune}`,
      label: { key: 'return-rune', rune },
      thing: `rune:${rune}`,
      rule: 'LOR-RUNE.5',
    }),
    prompt: (_, { source }) => ({ key: 'ask-lose-rune', source }),
  })
  .do('lose', (game, { player, rune }) => {
    returnRunes(game, player, [rune]);
    note({ key: 'runes-lost', player, runes: [rune] });
  });

/** Runes of their choice; what happens otherwise, when they have not so many. */
const loseRunes = rule<Hitting>('loseRunes')
  .times(
    'lost',
    loseOne,
    (game, { victim, ...at }) => Math.min(opNamed(at, 'loseRune').n, runesHeld(playerAt(game, victim))),
    (_, { victim, source }) => ({ player: victim, source }),
  )
  .maybeCall('otherwise', carryOut, (_, { lost, ...at }) => {
    const { n, else: otherwise } = opNamed(at, 'loseRune');
    return otherwise !== undefined && lost.length < n ? below(at, 0) : undefined;
  });

const loseRune = rule<OpAt>('loseRune').each('victims', loseRunes, (game, at) =>
  seatsHit(game, at, opNamed(at, 'loseRune').who).map((victim) => ({ ...below(at), victim })),
);

const forgeRuneToBank = rule<OpAt>('forgeRuneToBank').do('empty', (game, at) => {
  const region = regionAt(game, at);
  const forge = region === null ? undefined : forgeIn(game, region);
  if (forge === undefined || !forge.filled) return;
  forge.filled = false;
  game.bank[forge.rune]++;
  note({ key: 'forge-emptied', region: forge.region, rune: forge.rune });
});

/** A realm without a marker of one's own, or the one that was paid for (LOR-REALM.3, .4). */
const allyOnce = rule<OpAt>('allyOnce')
  .maybeChoose('chosen', {
    kind: 'one',
    values: (game, at) => {
      const open = openRealms(game, at.player, opNamed(at, 'ally').filter);
      if (at.realm !== undefined) return open.includes(at.realm) ? [at.realm] : undefined;
      return open.length === 0 ? undefined : open;
    },
    option: (game, realm) => ({
      id: `realm:${realm}`,
      label: { key: 'ally-with', realm, first: game.allies[realm].length === 0 },
      thing: `realm:${realm}`,
      rule: 'LOR-REALM.2',
    }),
    prompt: (_, { source }) => ({ key: 'ask-ally', source }),
    refused: (game, at) => {
      const open = openRealms(game, at.player, 'any');
      return (Object.keys(game.allies) as (keyof typeof game.allies)[])
        .filter((realm) => !open.includes(realm))
        .map((realm) => ({
          id: `realm:${realm}`,
          label: { key: 'ally-with', realm, first: false },
          reason: { key: 'allied-already', realm },
          thing: `realm:${realm}`,
          rule: 'LOR-REALM.3',
        }));
    },
  })
  .do('ally', (game, { player, chosen }) => {
    if (chosen !== undefined) allyWith(game, player, chosen);
  });

const ally = rule<OpAt>('ally').times(
  'realms',
  allyOnce,
  (_, at) => opNamed(at, 'ally').n,
  (_, at) => below(at),
);

/** LOR-HSEL.14. */
const takeFirstTurn = rule<OpAt>('takeFirstTurn').do('take', (game, { player }) => {
  game.start = player;
  note({ key: 'first-turn-taken', player });
});

export const goodsOperations = {
  drawCombat,
  gainPriest,
  gainRune: gainRunes,
  loseRune,
  forgeRuneToBank,
  ally,
  takeFirstTurn,
} as const;
