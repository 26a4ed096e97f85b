// MK-4.1 to .5: what is used before the own turn, or while others play.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { MageKnightTypes } from '../messages.ts';
import type { MageKnight } from '../state.ts';
import { wheelBefore } from './flipping.ts';
import { hasTurnLeft } from './last-turns.ts';
import { plunder } from './plundering.ts';
import { type Of, rule } from './script.ts';
import { skillBefore } from './skills.ts';
import { tacticBefore } from './tactic-use.ts';

type BeginAct = { readonly do: 'begin' };

const begin: ActKind<MageKnightTypes, Of, BeginAct> = {
  list: (_, __, into) => {
    into.push({ do: 'begin' });
  },
  option: () => ({ id: 'begin', label: { key: 'begin-turn' }, rule: 'MK-4.12' }),
};

/** Each chapter gives its own. Who may use one is known to all: the tokens and cards lie openly. */
const kinds = { tactic: tacticBefore, skill: skillBefore, wheel: wheelBefore, plunder } as const;

type FaceAct = { readonly do: 'face' };

const face: ActKind<MageKnightTypes, Of, FaceAct> = {
  list: (_, __, into) => {
    into.push({ do: 'face' });
  },
  option: () => ({ id: 'face', label: { key: 'face-the-attack' }, rule: 'MK-17.3' }),
};

/** The same for whoever is attacked, before the combat (MK-17.3). */
export const beforeDefence = rule<Of & { by: Seat }>('beforeDefence').acts('acts', {
  kinds: { ...kinds, face },
  ends: ['face'],
  prompt: (_, { by }) => ({ key: 'ask-before-defence', player: by }),
});

/** Nothing is asked of whoever has nothing to use. */
export const beforeTurn = rule<Of>('beforeTurn').acts('acts', {
  kinds: { ...kinds, begin },
  ends: ['begin'],
  prompt: () => ({ key: 'ask-before-turn' }),
});

function hasSomethingBefore(game: MageKnight, player: Seat): boolean {
  let has = false;
  const into = { push: () => (has = true) };
  for (const { list } of Object.values(kinds)) list?.(game, { player }, into);
  return has;
}

type BeforeAct = { readonly do: 'before' };

const before: ActKind<MageKnightTypes, Of & { readonly reacting: Seat }, BeforeAct> = {
  list: (_, __, into) => {
    into.push({ do: 'before' });
  },
  option: () => ({ id: 'before', label: { key: 'act-before' }, rule: 'MK-4.2' }),
  carryOut: (_, __, { reacting }) => calling(beforeTurn, { player: reacting }),
};

/** An effect of `player` is announced: others may use theirs before it is carried out (MK-4.2). */
export const othersMayAct = rule<Of>('othersMayAct').react('answers', {
  seats: (game, { player }) =>
    game.order.filter(
      (seat) => seat >= 0 && seat !== player && hasTurnLeft(game, seat) && hasSomethingBefore(game, seat),
    ),
  kinds: { before },
  prompt: (_, { player }) => ({ key: 'ask-act-before', player }),
  decline: () => ({ key: 'let-it-happen' }),
  standing: () => 'before-effects',
});
