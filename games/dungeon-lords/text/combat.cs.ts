// Chapters DL-CMB to DL-OVR, DL-TRN.
import { capital, countInCzech, type Names, outOfInCzech, verbInCzech, type Words } from '@krcma/kernel';
import type { CombatEvent, CombatMessage } from '../messages/combat.ts';
import { attackNames, combatCardNames, creatureNames, roomNames, trapNames } from './names.cs.ts';
import { life } from './nouns.cs.ts';
import {
  cellText,
  creature as creatureName,
  damage as damageText,
  gold,
  goodsText,
  Hero,
  hero as heroName,
  heroes as heroNames,
  list,
  monsters as monsterCount,
  someCreatures,
  traps as trapCount,
} from './phrases.cs.ts';

type Tile = Extract<CombatMessage, { key: 'ask-plan' }>['tile'];
type Of<K extends CombatEvent['key']> = Extract<CombatEvent, { key: K }>;
type CreatureId = Of<'creature-out'>['creature'];

const inTile = (tile: Tile): string =>
  tile === 'tunnel' ? 'v chodbě' : `v místnosti ${roomNames[tile].nom}`;
const tileName = (tile: Tile): string => (tile === 'tunnel' ? 'chodba' : roomNames[tile].nom);
const tileObject = (tile: Tile): string => (tile === 'tunnel' ? 'chodbu' : roomNames[tile].acc);
const Creature = (id: CreatureId): string => capital(creatureName(id));
const lives = (count: number): string => countInCzech(count, life);
const livesLeft = (count: number): string => `${verbInCzech(count, 'zbývá', 'zbývají')} ${lives(count)}`;
const knockedOut = (id: CreatureId): string =>
  creatureNames[id].gender === 'f' ? 'zneškodněná' : 'zneškodněný';
const hasGoods = (goods: object): boolean => Object.keys(goods).length > 0;

/** "1 jídlo a 1 zlato jako návnada". */
const costs = (pays: Parameters<typeof goodsText>[0], bait: number): string[] => [
  ...(hasGoods(pays) ? [goodsText(pays)] : []),
  ...(bait > 0 ? [`${gold(bait)} jako návnadu`] : []),
];

const planPrompt = ({ cell, tile, traps, monsters, bait }: Extract<CombatMessage, { key: 'ask-plan' }>) =>
  `Co na družinu čeká ${inTile(tile)} (${cellText(cell)})? Nejvýš ${trapCount(traps)}${
    bait > 0 ? ` (návnada: ${gold(bait)})` : ''
  } a ${monsterCount(monsters)}, duchů kolik chceš.`;

function planned(traps: readonly string[], creatures: readonly CreatureId[]): string {
  const parts = [...traps, ...(creatures.length > 0 ? [someCreatures(creatures)] : [])];
  return parts.length === 0 ? 'nic' : list(parts);
}

const namedTraps = (traps: Of<'fight-planned'>['traps'] & object): string[] =>
  traps.map((trap) => trapNames[trap].nom);

const absences = {
  sent: 'Víc jich už nemáš, všechny jsou v plánu.',
  out: 'Do konce boje leží lícem dolů.',
  striking: 'Do konce boje stávkuje.',
} as const;

export const combatMessages: Words<CombatMessage, Names> = {
  'ask-battle-tile': () => 'Kam družinu vylákáš? Tato pole jsou stejně blízko.',
  'battle-tile': ({ cell, tile }) => `${capital(tileName(tile))} (${cellText(cell)})`,
  'ask-plan': planPrompt,
  'plan-trap': ({ trap, pays, bait }) => {
    const price = costs(pays, bait);
    return price.length === 0 ? trapNames[trap].nom : `${trapNames[trap].nom} (stojí ${list(price)})`;
  },
  'plan-creature': ({ creature }) => `Pošli ${creatureName(creature, 'acc')}`,
  'plan-done': ({ traps, creatures }) => `Hotový plán: ${planned(namedTraps(traps), creatures)}`,
  'no-such-trap': () => 'Víc jich už nemáš, všechny jsou v plánu.',
  'no-such-creature': ({ because }) => absences[because],
  'trap-limit': ({ tile, most }) => `${capital(inTile(tile))} smíš nastražit nejvýš ${trapCount(most)}.`,
  'monster-limit': ({ tile, most }) => `${capital(inTile(tile))} je místo nejvýš pro ${monsterCount(most)}.`,
  'trap-too-dear': ({ needs, lacks }) =>
    `Všechny naplánované pasti i s návnadou stojí ${goodsText(needs)}, chybí ti ${goodsText(lacks, 'subject')}.`,
  'ask-trap': () => 'Na kterou past družina narazí dřív?',
  'spring-trap': ({ trap }) => trapNames[trap].nom,
  'ask-trap-target': ({ trap, antiTrap }) =>
    `${trapNames[trap].nom}: koho má zasáhnout?${antiTrap > 0 ? ` Družina ještě odvrátí ${damageText(antiTrap)} z pastí.` : ''}`,
  'ask-attack': ({ left }) => (left > 1 ? 'Kdo teď zaútočí, a jak?' : 'Jak má zaútočit?'),
  'attack-with': ({ creature, attack, damage, pays }) =>
    `${Creature(creature)}: ${attackNames[attack]}${damage > 0 ? ` ${damage}` : ''}${pays === undefined ? '' : ` (stojí ${goodsText(pays)})`}`,
  'attack-with-nothing': ({ creature, returns }) =>
    `${Creature(creature)} teď nic nesvede a ${returns ? 'vrací se do doupěte' : `bude ${knockedOut(creature)}`}`,
  'attack-unpaid': ({ pays }) => `Chybí ti na to ${goodsText(pays, 'subject')}.`,
  'attack-without-target': ({ creature }) => `${Creature(creature)} takhle nemá na koho zaútočit.`,
  'attack-raging': ({ creature }) => `${Creature(creature)} je ve slepém vzteku a může jen útočit.`,
  'ask-target': ({ creature, attack, damage, nth, times }) =>
    `${Creature(creature)} (${attackNames[attack]}${times > 1 ? `, ${nth}. ze ${times}` : ''}): kdo dostane ${damageText(damage)}?`,
  'target-hero': ({ hero, health }) => `${capital(heroName(hero))}, ${livesLeft(health)}`,
  'target-invisible': ({ hero }) => `${Hero(hero)}: v tomto kole neviditelný.`,
  'target-class': ({ creature, hero }) => `${Creature(creature)} na kněze nikdy neútočí (${heroName(hero)}).`,
  'target-first': ({ creature }) => `${Creature(creature)} nikdy neútočí na prvního z družiny.`,
};

function plan(event: Of<'fight-planned'>, names: Names): string {
  const { player, cell, tile, creatures, trapCount: count, traps, bait } = event;
  const hidden = traps === undefined ? (count > 0 ? [trapCount(count)] : []) : namedTraps(traps);
  const laid = bait > 0 ? ` (návnada: ${gold(bait)})` : '';
  const all = count + creatures.length;
  const awaits =
    all === 0 ? 'nic ji tam nečeká' : `${all > 1 ? 'čekají' : 'čeká'} ji ${planned(hidden, creatures)}`;
  return `${names.seat(player)}: družina bude bojovat ${inTile(tile)} (${cellText(cell)}), ${awaits}${laid}.`;
}

const cause = (by: Of<'hero-wounded'>['by']): string => {
  if (by === 'fatigue') return 'únava';
  if (by === 'poison') return 'jed';
  return by in trapNames ? trapNames[by as keyof typeof trapNames].nom : creatureName(by as CreatureId);
};

const wounded = ({ hero, by, damage, absorbed, left }: Of<'hero-wounded'>): string =>
  `${Hero(hero)}: ${damageText(damage)} (${cause(by)}${
    absorbed === undefined ? '' : `, štít pohltil ${absorbed}`
  }), ${livesLeft(left)}.`;

const attack = ({ creature, attack: name, damage, times, bonus, pays }: Of<'creature-attacks'>): string =>
  `${Creature(creature)}: ${attackNames[name]}${damage > 0 ? ` ${times > 1 ? `${times} × ` : ''}${damage}` : ''}${
    bonus === undefined ? '' : ` (z toho ${bonus} díky místnosti)`
  }${pays === undefined ? '' : `, za ${goodsText(pays)}`}.`;

export const combatEvents: Words<CombatEvent, Names> = {
  'combat-round': ({ round }) => `Boj, ${round}. kolo.`,
  'fight-planned': plan,
  'combat-card-turned': ({ round, card, fatigue }) =>
    `Bojová karta ${round}. kola: ${combatCardNames[card].nom}, únava ${fatigue}.`,
  'fight-begins': ({ player, cell, tile }, names) =>
    `${names.seat(player)}: začíná boj ${inTile(tile)} (${cellText(cell)}).`,
  'trap-sprung': ({ player, trap, pays, bait }, names) => {
    const price = costs(pays, bait);
    return `${names.seat(player)} spouští past: ${trapNames[trap].nom}${price.length > 0 ? ` (za ${list(price)})` : ''}.`;
  },
  'trap-cancelled': ({ trap, hero, cancelled, of }) =>
    `${Hero(hero)}: družina odvrací ${cancelled} ${outOfInCzech(of)} zranění (${trapNames[trap].nom}).`,
  silenced: ({ class: silenced }) =>
    silenced === 'priest' ? 'V tomto kole nikdo neléčí.' : 'V tomto kole nikdo nekouzlí.',
  'spell-cast': ({ card, magic, round }) =>
    `Družina kouzlí: ${combatCardNames[card].nom} (krystaly: ${magic}, potřeba: ${round}).`,
  'spell-fails': ({ card, magic, round, prevented }) =>
    prevented
      ? `${combatCardNames[card].nom}: kouzlo nejde seslat, magie tu v tomto kole nefunguje.`
      : `${combatCardNames[card].nom}: na kouzlo nestačí síly (krystaly: ${magic}, potřeba: ${round}).`,
  'monster-withdrawn': ({ creature }) => `${Creature(creature)} se stahuje z boje.`,
  'became-sheep': ({ creature, damage }) => `${Creature(creature)} se mění v ovci s útokem ${damage}.`,
  enraged: () => 'Příšery popadá slepý vztek, každá útočí jen na prvního z družiny.',
  shielded: ({ points }) => `Magický štít pohltí příští zranění (${points}).`,
  'made-invisible': ({ heroes }) => `V tomto kole vzadu a neviditelní: ${heroNames(heroes)}.`,
  'hero-fed': ({ hero, amount }) => `${Hero(hero)} má do konce boje navíc ${lives(amount)}.`,
  'phantom-appears': ({ hitPoints }) => `Před družinu se staví přelud (${lives(hitPoints)}).`,
  'takes-courage': () => 'Družina nabírá odvahu a v tomto kole se neunaví.',
  'creature-attacks': attack,
  'cannot-attack': ({ creature }) => `${Creature(creature)} nemá na koho zaútočit.`,
  'creature-out': ({ creature }) => `${Creature(creature)} je do konce boje ${knockedOut(creature)}.`,
  'creature-returns': ({ creature }) => `${Creature(creature)} se vrací do doupěte a může bojovat dál.`,
  'hero-wounded': wounded,
  'hero-beaten': ({ player, hero }, names) =>
    hero === 'phantom'
      ? 'Přelud mizí.'
      : `${names.seat(player)}: ${heroName(hero)} je vyřízený a jde do vězení.`,
  'hero-healed': ({ hero, healed, left, of }) =>
    `${Hero(hero)}: léčení ${healed}, ${livesLeft(left)} ${outOfInCzech(of)}.`,
  'nobody-heals': ({ because }) =>
    because === 'prevented' ? 'Léčení je v tomto kole znemožněno.' : 'Nikdo neléčí, protože nikdo neútočil.',
  'no-fatigue': () => 'Družina se neunaví.',
  'no-conquest': () => 'Družina v tomto kole nedobývá, a proto se ani neunaví.',
  'tile-conquered': ({ player, cell, tile }, names) =>
    `${names.seat(player)}: družina dobývá ${tileObject(tile)} (${cellText(cell)}).`,
  'nowhere-to-fight': ({ player }, names) => `${names.seat(player)} už nemá co bránit, družina hledá vězení.`,
  'prisoner-freed': ({ player, hero }, names) => `${names.seat(player)}: z vězení odchází ${heroName(hero)}.`,
  'fight-over': ({ player, because }, names) =>
    because === 'beaten'
      ? `${names.seat(player)} poráží celou družinu.`
      : `${names.seat(player)}: proti dungeonu už nikdo nestojí.`,
  'heroes-left': ({ player, heroes }, names) =>
    `${names.seat(player)}: z dungeonu vítězoslavně ${heroes.length === 1 ? 'odchází' : 'odcházejí'} ${heroNames(heroes)}.`,
};
