// Chapters DL-CMB to DL-OVR, DL-TRN.
import { capital, countInEnglish, type Names, type Words } from '@krcma/kernel';
import type { CombatEvent, CombatMessage } from '../messages/combat.ts';
import { attackNames, combatCardNames, roomNames, trapNames } from './names.en.ts';
import {
  cellText,
  creature as creatureName,
  damage as damageText,
  gold,
  goodsText,
  hero as heroName,
  heroes as heroNames,
  list,
  monsters as monsterCount,
  someCreatures,
  TheHero,
  theHero,
  traps as trapCount,
} from './phrases.en.ts';

type Tile = Extract<CombatMessage, { key: 'ask-plan' }>['tile'];
type Of<K extends CombatEvent['key']> = Extract<CombatEvent, { key: K }>;

const tileText = (tile: Tile): string => (tile === 'tunnel' ? 'the tunnel' : roomNames[tile]);
const the = (id: Parameters<typeof creatureName>[0]): string => `the ${creatureName(id)}`;
const hasGoods = (goods: object): boolean => Object.keys(goods).length > 0;

const planPrompt = ({ cell, tile, traps, monsters, bait }: Extract<CombatMessage, { key: 'ask-plan' }>) =>
  `What awaits them in ${tileText(tile)} (${cellText(cell)})? At most ${trapCount(traps)}${
    bait > 0 ? ` (${gold(bait)} of bait each)` : ''
  } and ${monsterCount(monsters)}, and any ghosts.`;

function planned(traps: readonly string[], creatures: Of<'fight-planned'>['creatures']): string {
  const parts = [...traps, ...(creatures.length > 0 ? [someCreatures(creatures)] : [])];
  return parts.length === 0 ? 'nothing' : list(parts);
}

const namedTraps = (traps: Of<'fight-planned'>['traps'] & object): string[] =>
  traps.map((trap) => trapNames[trap]);

const absences = {
  sent: 'You have already planned all you have of it.',
  out: 'It lies knocked out until the end of the combat.',
  striking: 'It is on strike until the end of the combat.',
} as const;

export const combatMessages: Words<CombatMessage, Names> = {
  'ask-battle-tile': () => 'Where do you lure the party? These tiles are equally near.',
  'battle-tile': ({ cell, tile }) => `${capital(tileText(tile))} (${cellText(cell)})`,
  'ask-plan': planPrompt,
  'plan-trap': ({ trap, pays, bait }) => {
    const costs = [
      ...(hasGoods(pays) ? [goodsText(pays)] : []),
      ...(bait > 0 ? [`${gold(bait)} of bait`] : []),
    ];
    return costs.length === 0 ? trapNames[trap] : `${trapNames[trap]} (costs ${list(costs)})`;
  },
  'plan-creature': ({ creature }) => `Send ${the(creature)}`,
  'plan-done': ({ traps, creatures }) => `Seal the plan: ${planned(namedTraps(traps), creatures)}`,
  'no-such-trap': () => 'You have already planned all you have of it.',
  'no-such-creature': ({ because }) => absences[because],
  'trap-limit': ({ tile, most }) => `No more than ${trapCount(most)} can be set in ${tileText(tile)}.`,
  'monster-limit': ({ tile, most }) => `No more than ${monsterCount(most)} can fight in ${tileText(tile)}.`,
  'trap-too-dear': ({ needs, lacks }) =>
    `All planned traps and their bait would cost ${goodsText(needs)}; you lack ${goodsText(lacks)}.`,
  'ask-trap': () => 'Which trap do they meet first?',
  'spring-trap': ({ trap }) => trapNames[trap],
  'ask-trap-target': ({ trap, antiTrap }) =>
    `Whom does ${trapNames[trap]} hit?${antiTrap > 0 ? ` The party still cancels ${damageText(antiTrap)} of traps.` : ''}`,
  'ask-attack': ({ left }) => (left > 1 ? 'Who attacks next, and how?' : 'How does it attack?'),
  'attack-with': ({ creature, attack, damage, pays }) =>
    `${capital(the(creature))}: ${attackNames[attack]}${damage > 0 ? ` ${damage}` : ''}${pays === undefined ? '' : ` (costs ${goodsText(pays)})`}`,
  'attack-with-nothing': ({ creature, returns }) =>
    `${capital(the(creature))} can do nothing now and ${returns ? 'returns to the lair' : 'is knocked out'}`,
  'attack-unpaid': ({ pays }) => `You lack ${goodsText(pays)} for it.`,
  'attack-without-target': ({ creature }) => `There is nobody ${the(creature)} could attack so.`,
  'attack-raging': ({ creature }) => `In its blind rage ${the(creature)} can only attack.`,
  'ask-target': ({ creature, attack, damage, nth, times }) =>
    `Whom does ${the(creature)} hit for ${damageText(damage)} (${attackNames[attack]}${times > 1 ? `, ${nth} of ${times}` : ''})?`,
  'target-hero': ({ hero, health }) => `${capital(heroName(hero))}, ${health} left`,
  'target-invisible': ({ hero }) => `${TheHero(hero)} is invisible this round.`,
  'target-class': ({ creature, hero }) => `${capital(the(creature))} never attacks ${theHero(hero)}.`,
  'target-first': ({ creature }) => `${capital(the(creature))} never attacks the first of the party.`,
};

function plan(
  { player, cell, tile, creatures, trapCount: count, traps, bait }: Of<'fight-planned'>,
  names: Names,
) {
  const hidden = traps === undefined ? (count > 0 ? [trapCount(count)] : []) : namedTraps(traps);
  const laid = bait > 0 ? ` (bait: ${gold(bait)})` : '';
  return `${names.seat(player)} awaits the party in ${tileText(tile)} (${cellText(cell)}) with ${planned(hidden, creatures)}${laid}.`;
}

const cause = (by: Of<'hero-wounded'>['by']): string => {
  if (by === 'fatigue') return 'fatigue';
  if (by === 'poison') return 'poison';
  return by in trapNames
    ? trapNames[by as keyof typeof trapNames]
    : the(by as Of<'creature-out'>['creature']);
};

const wounded = ({ hero, by, damage, absorbed, left }: Of<'hero-wounded'>): string =>
  `${TheHero(hero)}: ${damageText(damage)} from ${cause(by)}${
    absorbed === undefined ? '' : ` (the shield took ${absorbed})`
  }, ${left} left.`;

const attack = ({ creature, attack: name, damage, times, bonus, pays }: Of<'creature-attacks'>): string =>
  `${capital(the(creature))}: ${attackNames[name]}${damage > 0 ? ` ${times > 1 ? `${times} × ` : ''}${damage}` : ''}${
    bonus === undefined ? '' : ` (${bonus} of it from the room)`
  }${pays === undefined ? '' : `, for ${goodsText(pays)}`}.`;

export const combatEvents: Words<CombatEvent, Names> = {
  'combat-round': ({ round }) => `Combat, round ${round}.`,
  'fight-planned': plan,
  'combat-card-turned': ({ round, card, fatigue }) =>
    `The combat card of round ${round}: ${combatCardNames[card]}, fatigue ${fatigue}.`,
  'fight-begins': ({ player, cell, tile }, names) =>
    `The party enters ${tileText(tile)} of ${names.seat(player)} (${cellText(cell)}).`,
  'trap-sprung': ({ player, trap, pays, bait }, names) => {
    const costs = [
      ...(hasGoods(pays) ? [goodsText(pays)] : []),
      ...(bait > 0 ? [`${gold(bait)} of bait`] : []),
    ];
    return `${names.seat(player)} springs ${trapNames[trap]}${costs.length > 0 ? ` for ${list(costs)}` : ''}.`;
  },
  'trap-cancelled': ({ trap, hero, cancelled, of }) =>
    `The party cancels ${cancelled} of ${of} damage of ${trapNames[trap]} to ${theHero(hero)}.`,
  silenced: ({ class: silenced }) =>
    silenced === 'priest' ? 'Nobody can heal this round.' : 'Nobody can cast a spell this round.',
  'spell-cast': ({ card, magic, round }) =>
    `The party casts ${combatCardNames[card]} (crystals: ${magic}, needed: ${round}).`,
  'spell-fails': ({ card, magic, round, prevented }) =>
    prevented
      ? `${combatCardNames[card]} is not cast: there is no magic here this round.`
      : `${combatCardNames[card]} is not cast (crystals: ${magic}, needed: ${round}).`,
  'monster-withdrawn': ({ creature }) => `${capital(the(creature))} is withdrawn.`,
  'became-sheep': ({ creature, damage }) =>
    `${capital(the(creature))} turns into a sheep that hits for ${damage}.`,
  enraged: () => 'Monsters rage blindly and attack the first of the party alone.',
  shielded: ({ points }) => `A shield will take the next ${damageText(points)}.`,
  'made-invisible': ({ heroes }) => `Invisible at the rear this round: ${heroNames(heroes)}.`,
  'hero-fed': ({ hero, amount }) =>
    `${TheHero(hero)} has ${countInEnglish(amount, 'more hit point')} until the combat is over.`,
  'phantom-appears': ({ hitPoints }) => `A phantom (hit points: ${hitPoints}) steps in front of the party.`,
  'takes-courage': () => 'The party takes courage and will not tire this round.',
  'creature-attacks': attack,
  'cannot-attack': ({ creature }) => `${capital(the(creature))} has nobody to attack.`,
  'creature-out': ({ creature }) => `${capital(the(creature))} is knocked out.`,
  'creature-returns': ({ creature }) =>
    `${capital(the(creature))} returns to the lair, ready to fight again.`,
  'hero-wounded': wounded,
  'hero-beaten': ({ player, hero }, names) =>
    hero === 'phantom'
      ? 'The phantom vanishes.'
      : `${TheHero(hero)} is eliminated and goes to the prison of ${names.seat(player)}.`,
  'hero-healed': ({ hero, healed, left, of }) =>
    `${TheHero(hero)} is healed by ${healed}, to ${left} of ${of}.`,
  'nobody-heals': ({ because }) =>
    because === 'prevented' ? 'Healing is prevented this round.' : 'Nobody heals, for no creature attacked.',
  'no-fatigue': () => 'The party does not tire.',
  'no-conquest': () => 'The party conquers nothing this round, and does not tire.',
  'tile-conquered': ({ player, cell, tile }, names) =>
    `The party conquers ${tileText(tile)} of ${names.seat(player)} (${cellText(cell)}).`,
  'nowhere-to-fight': ({ player }, names) =>
    `${names.seat(player)} has nothing left to fight for; the party looks for the prison.`,
  'prisoner-freed': ({ player, hero }, names) =>
    `${TheHero(hero)} is freed from the prison of ${names.seat(player)}.`,
  'fight-over': ({ player, because }, names) =>
    because === 'beaten'
      ? `${names.seat(player)} has beaten the whole party.`
      : `Nobody is left to fight against ${names.seat(player)}.`,
  'heroes-left': ({ player, heroes }, names) =>
    `${capital(list(heroes.map(theHero)))} ${heroes.length === 1 ? 'leaves' : 'leave'} the dungeon of ${names.seat(player)} in triumph.`,
};
