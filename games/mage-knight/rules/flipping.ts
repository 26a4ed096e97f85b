// Skills that are turned face up again, and wheels that turn by themselves.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import type { OpNamed } from '../data/ops.ts';
import type { SkillId } from '../data/skills.ts';
import type { MageKnightTypes } from '../messages.ts';
import { type HeldSkill, type MageKnight, playerAt } from '../state.ts';
import { noAction, type Why } from './action.ts';
import { beginAction } from './figure.ts';
import { canPay, type Paying, payMana } from './mana.ts';
import { note, type Of, rule } from './script.ts';
import { skillOf } from './skill-times.ts';
import { nextOnWheel } from './wheel.ts';

/** How a skill is turned back, wherever that stands in it. */
function unflipOf(id: SkillId): OpNamed<'flipFor'>['unflip'] | undefined {
  for (const op of skillOf(id).ops) {
    if (op.op === 'flipFor') return op.unflip;
    if (op.op !== 'choose') continue;
    for (const way of op.of) for (const inner of way) if (inner.op === 'flipFor') return inner.unflip;
  }
  return undefined;
}

const turnBack = (seat: Seat, held: HeldSkill): void => {
  held.down = false;
  note({ key: 'skill-turned-up', player: seat, skill: held.id });
};

/** Whoever rests turns some of them back. */
export function unflipByRest(game: MageKnight, seat: Seat): void {
  for (const held of playerAt(game, seat).skills)
    if (held.down && unflipOf(held.id) === 'rest') turnBack(seat, held);
}

/** As the action of a later turn, or for one green mana. */
function whyNot(game: MageKnight, seat: Seat, { id, used }: HeldSkill): Why | undefined {
  if (unflipOf(id) === 'payGreen')
    return canPay(game, seat, ['green'])
      ? undefined
      : { reason: { key: 'no-mana', costs: [['green']] }, rule: 'MK-6.19' };
  return used ? { reason: { key: 'skill-used' }, rule: 'MK-6.19' } : noAction(game, seat);
}

interface Flipping extends Of {
  skill: SkillId;
}

const unflipSkill = rule<Flipping>('unflipSkill')
  .maybeCall('paid', payMana, (_, { player, skill }): Paying | undefined =>
    unflipOf(skill) === 'payGreen' ? { player, source: `skill:${skill}`, colours: ['green'] } : undefined,
  )
  .do('turn', (game, { player, skill }) => {
    const held = playerAt(game, player).skills.find(({ id }) => id === skill);
    if (held === undefined) return;
    if (unflipOf(skill) === 'action') {
      beginAction(game);
      game.turn.stage = 'acted';
    }
    turnBack(player, held);
  });

type UnflipAct = { readonly do: 'unflip'; readonly skill: SkillId };

const optionOf = (skill: SkillId) => ({
  id: `unflip:${skill}`,
  label: { key: 'unflip' as const, skill },
  thing: `skill:${skill}`,
});

const isTurnedBack = ({ id, down }: HeldSkill): boolean => {
  const by = down ? unflipOf(id) : undefined;
  return by === 'action' || by === 'payGreen';
};

export const unflip: ActKind<MageKnightTypes, Of, UnflipAct> = {
  list: (game, { player }, into) => {
    for (const held of playerAt(game, player).skills)
      if (isTurnedBack(held) && whyNot(game, player, held) === undefined)
        into.push({ do: 'unflip', skill: held.id });
  },
  option: (_, { skill }) => ({ ...optionOf(skill), rule: 'MK-6.19' }),
  refused: (game, { player }) =>
    playerAt(game, player).skills.flatMap((held) => {
      const why = isTurnedBack(held) ? whyNot(game, player, held) : undefined;
      return why === undefined ? [] : [{ ...optionOf(held.id), ...why }];
    }),
  carryOut: (_, { skill }, { player }) => calling(unflipSkill, { player, skill }),
};

type WheelAct = { readonly do: 'wheel'; readonly skill: SkillId };

const orderOf = (id: SkillId): OpNamed<'wheel'>['order'] | undefined => {
  for (const op of skillOf(id).ops) if (op.op === 'wheel') return op.order;
  return undefined;
};

/** Before a turn, where the turn before went by without it. */
export const wheelBefore: ActKind<MageKnightTypes, Of, WheelAct> = {
  list: (game, { player }, into) => {
    for (const { id, used } of playerAt(game, player).skills)
      if (!used && orderOf(id) !== undefined) into.push({ do: 'wheel', skill: id });
  },
  option: (_, { skill }) => ({
    id: `wheel:${skill}`,
    label: { key: 'turn-wheel', skill },
    thing: `skill:${skill}`,
    rule: 'MK-4.1',
  }),
  carryOut: (game, { skill }, { player }) => {
    const held = playerAt(game, player).skills.find(({ id }) => id === skill);
    const order = orderOf(skill);
    if (held === undefined || order === undefined) return undefined;
    held.colour = nextOnWheel(order, held.colour);
    held.used = true;
    note({ key: 'wheel-turned', player, skill, colour: held.colour });
    return undefined;
  },
};
