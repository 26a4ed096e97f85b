// MK-12.10 to .18, MK-13.13: monsters are called, and attacks are blocked one at a time.
import { type ActKind, calling, revealed, type Seat } from '@krcma/kernel';
import { enemies } from '../../data/enemies.ts';
import type { Enemy } from '../../data/enemy.ts';
import type { MageKnightTypes } from '../../messages.ts';
import { type Combat, type Foe, foeAt, type MageKnight } from '../../state.ts';
import { pileFor } from '../factions/piles.ts';
import { note, type Of, rule } from '../script.ts';
import { discardToken, drawEnemy } from '../tiles.ts';
import { followBlock, sicken } from './block-follows.ts';
import { wordsOfAttack } from './changes.ts';
import { defeat, dismiss } from './defeat.ts';
import { addFoe, eachComing } from './foes.ts';
import { attackAt, attackHas, attackValue, blockNeed, enemyOf, has, isFullyBlocked } from './numbers.ts';
import { isEnough, sumOf } from './sums.ts';

/** One token, of its own faction where that has piles; one that cannot attack by itself is drawn again (MK-13.3, .4). */
function callOne(game: MageKnight, seat: Seat, combat: Combat, summoner: Foe, back: Enemy['colour']): void {
  const { faction } = enemyOf(summoner);
  const { deck, discard } = pileFor(game, back, faction);
  for (let tries = deck.length + discard.length; tries > 0; tries--) {
    const enemy = drawEnemy(game, back, undefined, faction);
    if (enemy === undefined) return;
    revealed();
    if (enemies[enemy].attacks.length === 0) {
      discardToken(game, enemy);
      note({ key: 'cannot-attack', player: seat, enemy });
      continue;
    }
    const { city } = summoner;
    const where = { space: null, role: 'summoned', summoner: summoner.id, fortified: 0 } as const;
    const foe = addFoe(combat, { enemy, ...where, city: [...city], gained: [] });
    note({ key: 'summoned', player: seat, by: summoner.enemy, foe: foe.id, enemy });
    return;
  }
}

/** MK-12.10, MK-13.2, .3, .32. */
export function summon(game: MageKnight, seat: Seat, combat: Combat): void {
  for (const summoner of [...combat.foes]) {
    if (summoner.defeated || summoner.still || !has(summoner, 'summon')) continue;
    for (const back of enemyOf(summoner).summons ?? []) callOne(game, seat, combat, summoner, back);
  }
}

const isBlocking = (combat: Combat | null): combat is Combat => combat?.phase === 'block';

/** What a blocked attack leads to: a monster that was called is gone, a doomed enemy destroyed. */
export function afterBlock(game: MageKnight, seat: Seat, foe: Foe): void {
  if (foe.defeated || !isFullyBlocked(foe)) return;
  sicken(game, seat);
  if (foe.doomed) defeat(game, seat, foe);
  else if (foe.role === 'summoned') dismiss(game, seat, foe);
}

type BlockAct = { readonly do: 'block'; readonly foe: number; readonly attack: number };
type ParryAct = { readonly do: 'parry' };
type SlowAct = { readonly do: 'slow'; readonly foe: number; readonly attack: number };

export const block: ActKind<MageKnightTypes, Of, BlockAct> = {
  list: (game, _, into) => {
    if (!isBlocking(game.combat) || game.combat.aim.length > 0) return;
    eachComing(game, (foe, attack) => into.push({ do: 'block', foe: foe.id, attack }));
  },
  option: (game, { foe: id, attack }) => {
    const foe = foeAt(game, id);
    return {
      id: `block:${id}.${attack}`,
      label: { key: 'block', need: blockNeed(game, foe, attack), ...wordsOfAttack(game, foe, attack) },
      thing: `attack:${id}.${attack}`,
      rule: 'MK-12.12',
    };
  },
  carryOut: ({ combat }, { foe, attack }) => {
    combat?.aim.push({ foe, attack });
    return undefined;
  },
};

const parryAttack = rule<Of>('parry').do('block', (game, { player }) => {
  const { combat } = game;
  const target = combat?.aim[0];
  if (combat === null || target?.attack === undefined) return;
  const foe = foeAt(game, target.foe);
  const { total, need } = sumOf(game);
  attackAt(foe, target.attack).state = 'blocked';
  note({ key: 'blocked', player, ...wordsOfAttack(game, foe, target.attack), total, need });
  for (const { unit } of combat.points) foe.helped ||= unit !== undefined;
  followBlock(game, player, foe, total - need);
  combat.points = [];
  afterBlock(game, player, foe);
});

export const parry: ActKind<MageKnightTypes, Of, ParryAct> = {
  list: (game, _, into) => {
    const { combat } = game;
    if (isBlocking(combat) && combat.aim.length > 0 && isEnough(sumOf(game))) into.push({ do: 'parry' });
  },
  option: (game) => ({ id: 'parry', label: { key: 'parry', ...sumOf(game) }, rule: 'MK-12.15' }),
  refused: (game) => {
    const { combat } = game;
    if (!isBlocking(combat) || combat.aim.length === 0) return [];
    const sum = sumOf(game);
    if (isEnough(sum)) return [];
    const reason = { key: 'falls-short' as const, ...sum };
    return [{ id: 'parry', label: { key: 'parry', ...sum }, reason, rule: 'MK-12.15' }];
  },
  carryOut: (_, __, { player }) => calling(parryAttack, { player }),
};

const slowOption = (game: MageKnight, foe: Foe, attack: number) => ({
  id: `slow:${foe.id}.${attack}`,
  label: { key: 'slow' as const, ...wordsOfAttack(game, foe, attack) },
  thing: `attack:${foe.id}.${attack}`,
  rule: 'MK-13.13' as const,
});

/** Attacks of a cumbersome enemy, which Move lowers. */
function cumbersomeOnes(game: MageKnight): [Foe, number][] {
  const found: [Foe, number][] = [];
  if (isBlocking(game.combat))
    eachComing(game, (foe, attack) => {
      if (attackHas(foe, attackAt(foe, attack), 'cumbersome')) found.push([foe, attack]);
    });
  return found;
}

/** One Move for one point; at 0 the attack counts as blocked (MK-13.13, .14, MK-12.35). */
export const slow: ActKind<MageKnightTypes, Of, SlowAct> = {
  list: (game, _, into) => {
    if (game.turn.move < 1) return;
    for (const [foe, attack] of cumbersomeOnes(game)) into.push({ do: 'slow', foe: foe.id, attack });
  },
  option: (game, { foe, attack }) => slowOption(game, foeAt(game, foe), attack),
  refused: (game) =>
    game.turn.move > 0
      ? []
      : cumbersomeOnes(game).map(([foe, attack]) => ({
          ...slowOption(game, foe, attack),
          reason: { key: 'no-move' as const },
        })),
  carryOut: (game, { foe: id, attack }, { player }) => {
    const foe = foeAt(game, id);
    game.turn.move--;
    attackAt(foe, attack).delta--;
    note({ key: 'slowed', player, ...wordsOfAttack(game, foe, attack) });
    if (attackValue(game, foe, attack) > 0) return undefined;
    attackAt(foe, attack).state = 'blocked';
    afterBlock(game, player, foe);
    return undefined;
  },
};
