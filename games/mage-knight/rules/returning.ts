// MK-6.22: a skill of another player that lies in the middle is returned for what it gives.
import { type ActKind, calling, type Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import type { OpName } from '../data/ops.ts';
import type { SkillId } from '../data/skills.ts';
import type { MageKnightTypes } from '../messages.ts';
import { foeAt, type Lasting, type MageKnight, playerAt } from '../state.ts';
import { returnSkill, skillOfSource } from './centre.ts';
import { changeArmor, changeAttack, wordsOfAttack } from './combat/changes.ts';
import { isReachable } from './combat/foes.ts';
import { has, isRivalHero } from './combat/numbers.ts';
import { operate, useEffect } from './effects/carry-out.ts';
import { dieOption, dieShowing } from './effects/dice.ts';
import { foeOption } from './effects/foe-questions.ts';
import { listAt, type OpAt, opAt } from './effects/op-at.ts';
import { canCarryOut, canDo } from './effects/possible.ts';
import { basicDice } from './effects/shared-mana.ts';
import { layWound } from './effects/sideways.ts';
import { gainCrystal, gainToken } from './gains.ts';
import { isBasic } from './purse.ts';
import { note, type Of, rule } from './script.ts';

const PAIN = 3;

/** What it gave its owner: everything before it in its list. */
const before = ({ source, path }: Lasting): number[] =>
  listAt({ source, path: path.slice(0, -1) })
    .map((_, index) => index)
    .filter((index) => index < Number(path.at(-1)));

const inCombat = ({ combat }: MageKnight): boolean =>
  combat?.foes.some((foe) => isReachable(combat, foe)) === true;

/** Whether a skill that lies there would give something to this seat now. */
function gives(game: MageKnight, seat: Seat, lasting: Lasting): boolean {
  const at: OpAt = { player: seat, source: lasting.source, path: lasting.path };
  const op = opAt(at);
  const does: Partial<Record<OpName, () => boolean>> = {
    returnFor: () =>
      op.op === 'returnFor' && op.gives === 'same'
        ? before(lasting).some((index) => canDo(game, { ...at, path: [index] }))
        : canCarryOut(game, { ...at, path: [...at.path, 'gives'] }),
    ritualOfPain: () => playerAt(game, seat).hand.includes(WOUND),
    sourceOpening: () => basicDice(game).length > 0,
    manaEnhancement: () => true,
    howlOfThePack: () => inCombat(game),
  };
  return does[op.op]?.() ?? false;
}

const lyingThere = (game: MageKnight, seat: Seat): Lasting[] =>
  game.lasting.filter((each) => each.seat !== seat && each.left !== 0 && each.until === 'ownTurn');

interface Returning extends Of {
  owner: Seat;
  source: Lasting['source'];
  path: Lasting['path'];
  colour?: Lasting['colour'];
}

const openSource = rule<Returning>('openSource')
  .choose('colour of', {
    kind: 'one',
    values: (game) => basicDice(game),
    option: (_, colour) => dieOption(colour),
    prompt: (_, { source }) => ({ key: 'ask-die', source, op: 'sourceOpening' }),
  })
  .do('use', (game, { player, owner, 'colour of': colour }) => {
    dieShowing(game, colour).by = player;
    gainToken(game, player, colour);
    gainCrystal(game, owner, colour);
  });

type Hit = { readonly foe: number; readonly attack: number };

const attacksNow = (game: MageKnight): Hit[] =>
  (game.combat?.foes ?? []).flatMap((foe) =>
    foe.defeated || isRivalHero(foe)
      ? []
      : foe.attacks.flatMap(({ state }, attack) => (state === 'open' ? [{ foe: foe.id, attack }] : [])),
  );

/** One enemy has less Armor, one attack of it or of another is lower. */
const howlTogether = rule<Returning>('howlTogether')
  .maybeChoose('foe', {
    kind: 'one',
    values: (game) => {
      const { combat } = game;
      const found = (combat?.foes ?? []).filter(
        (foe) => combat !== null && isReachable(combat, foe) && !has(foe, 'arcaneImmunity'),
      );
      return found.length === 0 ? undefined : found.map(({ id }) => id);
    },
    option: (game, foe) => foeOption(game, foe),
    prompt: (_, { source }) => ({ key: 'ask-foe', source }),
  })
  .maybeChoose('attack', {
    kind: 'one',
    values: (game): readonly Hit[] | undefined => {
      const found = attacksNow(game);
      return found.length === 0 ? undefined : found;
    },
    option: (game, { foe, attack }) => ({
      id: `attack:${foe}.${attack}`,
      label: { key: 'pick-attack', ...wordsOfAttack(game, foeAt(game, foe), attack) },
      thing: `attack:${foe}.${attack}`,
    }),
    prompt: (_, { source }) => ({ key: 'ask-foe-attack', source }),
  })
  .do('weaken', (game, { player, foe, attack }) => {
    if (foe !== undefined) changeArmor(game, player, foeAt(game, foe), -1);
    if (attack !== undefined) changeAttack(game, player, attack.foe, attack.attack, -1);
  });

/** Some operations of a list, as one effect. */
const useSame = rule<Returning>('useSame')
  .do('begin', ({ turn }, { source }) => {
    turn.effects.push({ source, bonus: 0 });
  })
  .each('carry out', operate, (_, { player, source, path }): OpAt[] =>
    before({ source, path, seat: player, until: 'ownTurn' }).map((index) => ({
      player,
      source,
      path: [index],
    })),
  )
  .do('end', ({ turn }) => {
    turn.effects.pop();
  });

function called(given: Returning) {
  const { player, source, path } = given;
  const op = opAt(given);
  if (op.op === 'ritualOfPain') return calling(layWound, { player, source, path, n: PAIN });
  if (op.op === 'sourceOpening') return calling(openSource, given);
  if (op.op === 'howlOfThePack') return calling(howlTogether, given);
  if (op.op !== 'returnFor') return undefined;
  if (op.gives === 'same') return calling(useSame, given);
  return calling(useEffect, { player, source, path: [...path, 'gives'] });
}

const takeBack = rule<Returning>('takeBack').callNamed('given', (game, { player, ...rest }) => {
  const lasting = game.lasting.find(({ seat, source }) => seat === rest.owner && source === rest.source);
  if (lasting === undefined) return undefined;
  returnSkill(game, player, lasting);
  const { colour } = lasting;
  if (opAt(rest).op === 'manaEnhancement' && colour !== undefined && isBasic(colour))
    gainToken(game, player, colour);
  return called({ player, ...rest });
});

type ReturnAct = { readonly do: 'return'; readonly owner: Seat; readonly skill: SkillId };

const optionOf = (owner: Seat, skill: SkillId) => ({
  id: `return:${skill}`,
  label: { key: 'return-skill' as const, player: owner, skill },
  thing: `skill:${skill}`,
});

/** Any one other player, on the own turn. */
export const returned: ActKind<MageKnightTypes, Of, ReturnAct> = {
  list: (game, { player }, into) => {
    if (game.lasting.length === 0) return;
    for (const lasting of lyingThere(game, player))
      if (gives(game, player, lasting))
        into.push({ do: 'return', owner: lasting.seat, skill: skillOfSource(lasting.source) });
  },
  option: (_, { owner, skill }) => ({ ...optionOf(owner, skill), rule: 'MK-6.22' }),
  carryOut: (game, { owner, skill }, { player }) => {
    const lasting = lyingThere(game, player).find(
      (each) => each.seat === owner && each.source === `skill:${skill}` && gives(game, player, each),
    );
    if (lasting === undefined) return undefined;
    note({ key: 'skill-taken', player, skill });
    return calling(takeBack, { player, owner, source: lasting.source, path: lasting.path });
  },
};
