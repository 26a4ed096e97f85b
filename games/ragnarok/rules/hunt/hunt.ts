// Chapter LOR-HUNT: a hunt from its beginning to its end.
import type { Occasion } from '../../data/ops.ts';
import { sizeOf } from '../../data/prey.ts';
import { type HoldingSource, holdingOf } from '../../data/sources.ts';
import { type Hunt, monsterAt, type Prey, playerAt, type Ragnarok } from '../../state.ts';
import { attributeOf } from '../attributes.ts';
import { drawCards } from '../hand.ts';
import { renew } from '../holdings.ts';
import { releaseMonster } from '../monsters.ts';
import { note, type Of, rule } from '../script.ts';
import { momentOf, triggersOn } from '../triggers.ts';
import { drawAttacks, firstAttacks, shuffleAttacks } from './attacks.ts';
import { endHunt } from './ending.ts';
import { heroRound } from './hero-round.ts';
import { aboutHunt, huntOf, isOver } from './hunting.ts';
import { monsterRound } from './monster-round.ts';
import { openPositions } from './wounds.ts';

interface Hunting extends Of {
  prey: Prey;
}

/** Its controller, else the player on the hunter's right, as for the arch-enemy (LOR-HUNT.9). */
function masterOf(game: Ragnarok, { player, prey }: Hunting): number {
  const owner = prey === 'loki' ? null : monsterAt(game, prey).owner;
  return owner ?? (player + game.seats - 1) % game.seats;
}

/** Who hunts an own monster loses control before anything else (LOR-MCTL.4). */
function begin(game: Ragnarok, hunting: Hunting): void {
  const { player, prey } = hunting;
  const hunter = playerAt(game, player);
  if (prey !== 'loki' && monsterAt(game, prey).owner === player) releaseMonster(game, prey);
  if (prey === 'loki') game.loki.wounds = new Array<null>(sizeOf(prey, game.seats)).fill(null);
  renew(hunter, 'hunt');
  const hunt: Hunt = {
    hunter: player,
    prey,
    master: masterOf(game, hunting),
    region: hunter.region ?? game.loki.region,
    attacks: [],
    attack: null,
    defence: [],
    placed: [],
    rewarded: [],
    wounds: 0,
    dealt: 0,
    half: null,
    moreAttacks: 0,
    noDraw: [],
    shown: false,
    ended: null,
  };
  game.hunt = hunt;
  const { master, region } = hunt;
  note({ key: 'hunt-begun', hunter: player, prey, master, region, open: openPositions(game, prey).length });
}

const START: Occasion = 'huntStart';

/** Changes of the first attack hand are read where it is drawn. */
const acts = (source: HoldingSource): boolean => holdingOf(source).ops.some(({ op }) => op !== 'attackDraw');

/** The monster first (LOR-HUNT.8). */
const huntRound = rule<Of>('huntRound')
  .call('monster', monsterRound, (_, { player }) => ({ player }))
  .maybeCall('hero', heroRound, (game, { player }) => (isOver(game) ? undefined : { player }));

export const hunt = rule<Hunting>('hunt')
  .do('begin', begin)
  .offer(
    'start',
    momentOf(START, (game, { player }) => triggersOn(game, player, START, aboutHunt(huntOf(game)), acts)),
  )
  .do('draw', (game, { player }) => {
    drawCards(game, player, attributeOf(playerAt(game, player), 'might'));
  })
  .do('attacks', (game) => {
    const current = huntOf(game);
    shuffleAttacks(game);
    drawAttacks(game, current, firstAttacks(game, current));
  })
  .repeat('rounds', huntRound, (game, { player }) => (isOver(game) ? undefined : { player }))
  .call('end', endHunt, (_, { player }) => ({ player }));
