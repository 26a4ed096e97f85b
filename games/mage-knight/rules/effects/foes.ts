// What is done to enemies: their Armor, their attacks, what protects them, and their end (MK-11.14 to .16, MK-13.22 to .24).
import { type Foe, foeAt, type MageKnight } from '../../state.ts';
import { afterBlock } from '../combat/blocking.ts';
import { changeArmor, changeAttack, wordsOfAttack } from '../combat/changes.ts';
import { defeat } from '../combat/defeat.ts';
import { isTouchedBy } from '../combat/immunity.ts';
import { attackAt, fortificationOf, resistancesOf } from '../combat/numbers.ts';
import { last } from '../lasting.ts';
import { note, rule } from '../script.ts';
import { pick, placeOfAttack, whichAttacks, whichFoe, whichFoes } from './foe-questions.ts';
import { fitsFoe, pickedFoe } from './foe-targets.ts';
import { type OpAt, type Operations, opNamed } from './op-at.ts';

/** What is printed for it, or more against one that is fortified. */
const armorDeltaOf = (game: MageKnight, at: OpAt, foe: Foe): number => {
  const { delta, fortified } = opNamed(at, 'enemyArmor');
  return fortified !== undefined && fortificationOf(game, foe) > 0 ? -fortified : delta;
};

/** Every enemy but the one that was picked, or all of them. */
function foesOfAll(game: MageKnight, at: OpAt, but?: Foe): Foe[] {
  return (game.combat?.foes ?? []).filter((foe) => foe !== but && fitsFoe(game, at, foe));
}

const lowerArmor = rule<OpAt>('lowerArmor')
  .maybeChoose('foe', whichFoe)
  .exitWithout('foe')
  .do('lower', (game, { foe: id, ...at }) => {
    pick(game, id);
    const foe = foeAt(game, id);
    if (fitsFoe(game, at, foe)) changeArmor(game, at.player, foe, armorDeltaOf(game, at, foe));
  });

/** What hangs on a block waits for it (`afterBlock`). */
const enemyArmor = rule<OpAt>('enemyArmor')
  .maybeCall('one', lowerArmor, (_, { player, source, path }) => {
    const { targets, onlyIfBlocked } = opNamed({ source, path }, 'enemyArmor');
    return typeof targets === 'number' && onlyIfBlocked !== true ? { player, source, path } : undefined;
  })
  .do('all', (game, { player, source, path }) => {
    const at = { player, source, path };
    const { targets } = opNamed(at, 'enemyArmor');
    if (typeof targets === 'number') return;
    const but = targets === 'others' ? pickedFoe(game, at) : undefined;
    for (const foe of foesOfAll(game, at, but)) changeArmor(game, player, foe, armorDeltaOf(game, at, foe));
  });

const enemyAttack = rule<OpAt>('enemyAttack')
  .gather(
    'attacks',
    whichAttacks((at) => opNamed(at, 'enemyAttack').attacks ?? 1),
  )
  .do('lower', (game, { attacks, ...at }) => {
    const { delta, min } = opNamed(at, 'enemyAttack');
    for (const place of attacks) {
      pick(game, ...placeOfAttack(place));
      changeAttack(game, at.player, ...placeOfAttack(place), delta, min);
    }
  });

/** Its Armor only where the effect touches the enemy itself (MK-13.24). */
const taunt = rule<OpAt>('taunt')
  .gather(
    'attacks',
    whichAttacks(() => 1),
  )
  .do('taunt', (game, { attacks, player, ...at }) => {
    const { attack, armor } = opNamed(at, 'taunt');
    for (const place of attacks) {
      const foe = foeAt(game, placeOfAttack(place)[0]);
      changeAttack(game, player, ...placeOfAttack(place), attack);
      if (isTouchedBy(foe, at.source, 'enemy')) changeArmor(game, player, foe, armor);
    }
  });

/** Damage of the attack that was lowered goes to the unit first. */
const tauntDamage = rule<OpAt>('tauntDamage').do('last', (game, at) => {
  const { foe, attack, unit } = game.turn.effects.at(-1) ?? {};
  if (foe !== undefined && attack !== undefined && unit !== undefined)
    last(game, at, 'combat', { foe, attack, unit });
});

/** The second one for 1 Move, the third for 2 more, and so on. */
const priceOfFoes = (n: number): number => (n * (n - 1)) / 2;

function mostFoes(game: MageKnight, at: OpAt): number {
  const { targets } = opNamed(at, 'enemyNoAttack');
  if (targets !== '1+') return targets;
  let n = 1;
  while (priceOfFoes(n + 1) <= game.turn.move) n++;
  return n;
}

/** MK-13.28, .32: none of its attacks comes, which is no block. */
const enemyNoAttack = rule<OpAt>('enemyNoAttack')
  .gather('foes', whichFoes(mostFoes))
  .do('still', (game, { foes, ...at }) => {
    if (opNamed(at, 'enemyNoAttack').movePerExtra !== undefined) game.turn.move -= priceOfFoes(foes.length);
    for (const id of foes) {
      pick(game, id);
      const foe = foeAt(game, id);
      if (!fitsFoe(game, at, foe)) continue;
      foe.still = true;
      note({ key: 'foe-stilled', player: at.player, foe: id, enemy: foe.enemy });
    }
  });

function stripFoe(at: OpAt, foe: Foe): void {
  const { fort = false, resistances: wanted } = opNamed(at, 'strip');
  const resistances = resistancesOf(foe).filter((each) => wanted === true || wanted?.includes(each));
  foe.lost.fort ||= fort;
  foe.lost.resistances.push(...resistances);
  note({ key: 'foe-stripped', player: at.player, foe: foe.id, enemy: foe.enemy, fort, resistances });
}

const stripOne = rule<OpAt>('stripOne')
  .maybeChoose('foe', whichFoe)
  .exitWithout('foe')
  .do('strip', (game, { foe: id, ...at }) => {
    pick(game, id);
    if (fitsFoe(game, at, foeAt(game, id))) stripFoe(at, foeAt(game, id));
  });

const strip = rule<OpAt>('strip')
  .maybeCall('one', stripOne, (_, { player, source, path }) =>
    opNamed({ source, path }, 'strip').targets === 'all' ? undefined : { player, source, path },
  )
  .do('all', (game, { player, source, path }) => {
    const at = { player, source, path };
    if (opNamed(at, 'strip').targets === 'all') for (const foe of foesOfAll(game, at)) stripFoe(at, foe);
  });

const stripAttackAbilities = rule<OpAt>('stripAttackAbilities')
  .gather(
    'attacks',
    whichAttacks(() => 1),
  )
  .do('strip', (game, { player, attacks }) => {
    for (const place of attacks) {
      const [id, index] = placeOfAttack(place);
      const foe = foeAt(game, id);
      attackAt(foe, index).bare = true;
      note({ key: 'attack-bared', player, ...wordsOfAttack(game, foe, index) });
    }
  });

const armorPerResistance = rule<OpAt>('armorPerResistance')
  .maybeChoose('foe', whichFoe)
  .exitWithout('foe')
  .do('lower', (game, { player, foe: id }) => {
    const foe = foeAt(game, id);
    changeArmor(game, player, foe, -resistancesOf(foe).length);
  });

/** MK-22.11: destroyed is defeated. */
const destroy = rule<OpAt>('destroy')
  .maybeChoose('foe', whichFoe)
  .exitWithout('foe')
  .do('destroy', (game, { player, foe }) => {
    pick(game, foe);
    defeat(game, player, foeAt(game, foe));
  });

const destroyIfBlocked = rule<OpAt>('destroyIfBlocked')
  .maybeChoose('foe', whichFoe)
  .exitWithout('foe')
  .do('doom', (game, { player, foe: id }) => {
    const foe = foeAt(game, id);
    foe.doomed = true;
    note({ key: 'foe-doomed', player, foe: id, enemy: foe.enemy });
    afterBlock(game, player, foe);
  });

/** The enemy that this effect has picked. */
const grant = rule<OpAt>('grant').do('grant', (game, at) => {
  const { ability } = opNamed(at, 'grant');
  const foe = pickedFoe(game, at);
  if (foe === undefined) return;
  foe.gained.push(ability);
  note({ key: 'foe-granted', player: at.player, foe: foe.id, enemy: foe.enemy, ability });
});

/** MK-11.16: it is about the site, so nobody's resistance matters. */
const ignoreSiteFort = rule<OpAt>('ignoreSiteFort').do('last', (game, at) => last(game, at, 'turn'));

export const foeOperations: Operations = {
  enemyArmor,
  enemyAttack,
  taunt,
  tauntDamage,
  enemyNoAttack,
  strip,
  stripAttackAbilities,
  armorPerResistance,
  destroy,
  destroyIfBlocked,
  grant,
  ignoreSiteFort,
};
