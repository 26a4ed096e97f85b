// Chapter DL-ATK: sent creatures act one by one, as their owner chooses.
import type { Seat } from '@krcma/kernel';
import type { Attack } from '../data/creatures.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { Goods } from '../data/types.ts';
import type { CombatMessage } from '../messages/combat.ts';
import { type DungeonLords, type Hero, type LairCreature, type Lord, lordAt } from '../state.ts';
import {
  attackNamed,
  beginStrike,
  damageOf,
  endStrike,
  impossibleStrikes,
  isOnTile,
  NO_ATTACK,
  type Spared,
  type Strike,
  sparing,
  staysReady,
  strikeAt,
  strikeId,
  strikesToChoose,
  targetsOf,
} from './fight/attacks.ts';
import { fightOf } from './fight/fight.ts';
import { healthOf } from './fight/heroes.ts';
import { type Of, rule } from './script.ts';

const creatureIn = (lord: Lord, { place }: Strike): LairCreature => lord.lair[place] as LairCreature;

const attackIn = (lord: Lord, strike: Strike): Attack | undefined =>
  attackNamed(creatureIn(lord, strike), strike.attack);

function labelOf(lord: Lord, strike: Strike): CombatMessage {
  const creature = creatureIn(lord, strike);
  const attack = attackIn(lord, strike);
  if (attack === undefined)
    return { key: 'attack-with-nothing', creature: creature.id, returns: staysReady(creature, NO_ATTACK) };
  return {
    key: 'attack-with',
    creature: creature.id,
    attack: attack.id,
    damage: damageOf(lord, creature, attack),
    ...(attack.pay && { pays: attack.pay }),
  };
}

const optionOf = (lord: Lord, { player }: Of, strike: Strike) =>
  ({
    id: strikeId(lord, strike),
    label: labelOf(lord, strike),
    thing: `lair:${player}:${strike.place}`,
    rule: strike.attack === NO_ATTACK ? 'DL-ATK.8' : 'DL-ATK.2',
  }) as const;

/** Only a rage forbids what is no attack; an attack lacks somebody to hit, or its price. */
function whyNot(lord: Lord, strike: Strike): { reason: CombatMessage; rule: RuleId } {
  const creature = creatureIn(lord, strike);
  const { id } = creature;
  const attack = attackIn(lord, strike) as Attack;
  if (attack.harmless) return { reason: { key: 'attack-raging', creature: id }, rule: 'DL-SPL.10' };
  if (targetsOf(lord, creature, attack).length === 0)
    return { reason: { key: 'attack-without-target', creature: id }, rule: 'DL-ATK.7' };
  return { reason: { key: 'attack-unpaid', pays: attack.pay as Goods }, rule: 'DL-ATK.2' };
}

const sparedBy: Readonly<Record<Spared, { key: `target-${Spared}`; rule: RuleId }>> = {
  invisible: { key: 'target-invisible', rule: 'DL-SPL.20' },
  class: { key: 'target-class', rule: 'DL-ATK.7' },
  first: { key: 'target-first', rule: 'DL-MON.3' },
};

export function targetOption(game: DungeonLords, player: Seat, place: number) {
  const hero = lordAt(game, player).party[place] as Hero;
  return {
    id: `target:${place + 1}`,
    label: { key: 'target-hero', hero: hero.id, health: healthOf(hero) },
    thing: `hero:${player}:${place}`,
  } as const;
}

function sparedHeroes(game: DungeonLords, { player, strike }: Of & { strike: Strike }) {
  const lord = lordAt(game, player);
  const creature = creatureIn(lord, strike);
  return lord.party.flatMap((hero, place) => {
    const spared = sparing(lord, creature, hero, place);
    if (spared === undefined) return [];
    const { key, rule: id } = sparedBy[spared];
    return [
      {
        ...targetOption(game, player, place),
        reason: { key, creature: creature.id, hero: hero.id } as CombatMessage,
        rule: id,
      },
    ];
  });
}

/** One attack on somebody of the owner's choice (DL-ATK.5). */
export const aimedAttack = rule<Of & { strike: Strike; nth: number; times: number }>('aimedAttack')
  .maybeChoose('target', {
    kind: 'one',
    values: (game, { player, strike }) => {
      const lord = lordAt(game, player);
      const targets = targetsOf(lord, creatureIn(lord, strike), attackIn(lord, strike) as Attack);
      return targets.length === 0 ? undefined : targets;
    },
    option: (game, place, { player }) => ({ ...targetOption(game, player, place), rule: 'DL-ATK.5' }),
    prompt: (game, { player, strike, nth, times }) => {
      const lord = lordAt(game, player);
      const creature = creatureIn(lord, strike);
      const attack = attackIn(lord, strike) as Attack;
      const damage = damageOf(lord, creature, attack);
      return { key: 'ask-target', creature: creature.id, attack: attack.id, damage, nth, times };
    },
    refused: sparedHeroes,
  })
  .do('hit', (game, { player, strike, target }) => {
    if (target !== undefined) strikeAt(fightOf(game, player), strike, target);
  });

/** The turn of one creature; who can only be knocked out takes no time to decide. */
export const attackStep = rule<Of>('attackStep')
  .choose('strike', {
    kind: 'one',
    values: (game, { player }) => strikesToChoose(lordAt(game, player)),
    option: (game, strike, of) => optionOf(lordAt(game, of.player), of, strike),
    prompt: (game, { player }) => ({
      key: 'ask-attack',
      left: lordAt(game, player).lair.filter(isOnTile).length,
    }),
    refused: (game, of) => {
      const lord = lordAt(game, of.player);
      return impossibleStrikes(lord).map((strike) => ({
        ...optionOf(lord, of, strike),
        ...whyNot(lord, strike),
      }));
    },
  })
  .set('times', (game, { player, strike }) => beginStrike(fightOf(game, player), strike))
  .each('aimed', aimedAttack, (_, { player, strike, times }) =>
    Array.from({ length: times }, (__, index) => ({ player, strike, nth: index + 1, times })),
  )
  .do('over', (game, { player, strike }) => endStrike(fightOf(game, player), strike));
