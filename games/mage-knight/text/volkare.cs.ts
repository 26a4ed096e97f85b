// Volkare: his turns, whom he attacks, and who attacks him.
import { type CzechForms, countInCzech, type Names, type Words } from '@krcma/kernel';
import type { VolkareEvent, VolkareMessage } from '../messages/volkare.ts';
import type { Stand } from '../state.ts';
import { tacticNames } from './names-cards.cs.ts';
import { heroNames, unitNames } from './names-people.cs.ts';
import { abilityNames, cityNames, colourNames, elementNames } from './names-places.cs.ts';
import { card, enemyList, list, spaceName, tokens, wounds } from './phrases.cs.ts';
import { found } from './way.cs.ts';

const stands: Readonly<Record<Exclude<Stand, 'aside'>, string>> = {
  full: 'Bojovat a věnovat se boji plně: odehraj teď svůj příští tah (kostka, dovednosti, léčení, konec tahu), pak ho přeskočíš',
  partial: 'Bojovat a věnovat se boji částečně: bez kostky a dovedností, ale příští tah ti zůstane',
};

const asides = {
  hero: (n: number): string => `Ústup: ${wounds(n)} do ruky, bez boje`,
  city: (): string => 'Město nebránit',
} as const;

/** Kostka nemá „manu“, jen barvu. */
const shown = (colour: keyof typeof colourNames): string => colourNames[colour].nom;

const cardForms: CzechForms = { one: 'karta', few: 'karty', other: 'karet' };

export const volkareMessages: Words<VolkareMessage, Names> = {
  'volkare-there': () => 'Stojí tam Volkare: zaútočit na něj lze ze sousedního políčka.',
  'tactic-of-volkare': () => 'Tuto taktiku má Volkare.',
  hunt: ({ n }) => `Zaútoč na Volkareho a jeho armádu (${tokens(n)})`,
  'ask-stand': ({ on, n }) =>
    on === 'hero'
      ? `Volkare na tebe útočí se svou armádou (${tokens(n)}). Co uděláš?`
      : `Volkare útočí na město se svou armádou (${tokens(n)}). Budeš ho bránit?`,
  stand: ({ stand, on, wounds: n }) => (stand === 'aside' ? asides[on](n) : stands[stand]),
  'no-turn-to-give-up': () => 'V tomto kole už nemáš tah, kterého by ses vzdal.',
  'no-way-out-of-city': () => 'Z města se neustupuje.',
  'ask-give-way': () => 'Na tvém políčku stojí Volkare. Kam půjdeš?',
  'give-way': ({ space }, { view }) => `Sem: ${spaceName(space, view)}`,
  'give-way-to-portal': () => 'Na portál',
};

export const volkareEvents: Words<VolkareEvent, Names> = {
  'volkare-seated': ({ hero }) => `Přichází Volkare s kartami hrdiny ${heroNames[hero]}.`,
  'volkare-tactic': ({ tactic }) => `Volkare bere taktiku „${tacticNames[tactic]}“.`,
  'volkare-turn': () => 'Na tahu je Volkare.',
  'volkare-waits': () => 'Sbírá svou armádu a nic nedělá.',
  'volkare-card': ({ card: id, left }) =>
    `Volkare otáčí: ${card(id)}. V balíčku zbývá ${countInCzech(left, cardForms)}.`,
  'volkare-frenzy': () => 'Volkare už nemá karty: žene se vpřed.',
  'nobody-frightened': ({ colour }) => `Na jeho kostce padla ${shown(colour)}: žádná jednotka neodchází.`,
  'unit-frightened': ({ colour, unit, joins }) =>
    `Na jeho kostce padla ${shown(colour)}, z nabídky odchází: ${unitNames[unit].nom}${joins ? '. K armádě se přidává jeden šedý nepřítel' : ''}.`,
  'volkare-rerolled': ({ from, to }) => `Přehazuje se kostka Zdroje: ${shown(from)} → ${shown(to)}.`,
  'volkare-stays': ({ space }, { view }) => `Dál cesta nevede, Volkare zůstává: ${spaceName(space, view)}.`,
  'volkare-finds-nobody': () => 'Volkare hledá hrdiny, ale nikdo není nablízku.',
  'volkare-moved': ({ to }, { view }) => `Volkare postupuje: ${spaceName(to, view)}.`,
  'volkare-explored': ({ tile }) => `Volkare odkrývá nový dílek${found(tile)}.`,
  'raid-begun': ({ seats, on }, { seat }) =>
    on === 'hero'
      ? `Volkare útočí, napadený hráč: ${list(seats.map((each) => seat(each)))}.`
      : `Volkare útočí na město. Bránit ho může: ${list(seats.map((each) => seat(each)))}.`,
  'stand-taken': ({ player, stand, on }, { seat }) => {
    if (stand === 'aside')
      return on === 'hero' ? `${seat(player)} ustupuje.` : `${seat(player)} město nebrání.`;
    return `${seat(player)} bojuje a věnuje se boji ${stand === 'full' ? 'plně' : 'částečně'}.`;
  },
  'defence-begun': ({ player }, { seat }) => `${seat(player)} čelí Volkareho armádě.`,
  'army-drawn': ({ enemies }) => `Volkareho armáda: ${enemyList(enemies)}.`,
  'volkare-rolled': ({ colour, n, element, ability }) =>
    `Na Volkareho kostce padla ${shown(colour)}: útočí silou ${n} (${elementNames[element]}${ability === undefined ? '' : `, ${abilityNames[ability]}`}).`,
  'battle-over': ({ losses, left }) => `Volkare ztratil ${tokens(losses)}, zbývá mu ${tokens(left)}.`,
  'volkare-slowed': ({ losses }) => `Volkare ztratil ${tokens(losses)} a přeskočí svůj příští tah.`,
  'gave-way': ({ player, space }, { seat, view }) =>
    `${seat(player)} uhýbá: ${space === undefined ? 'portál' : spaceName(space, view)}.`,
  'city-turned-down': ({ colour }) =>
    `${cityNames[colour].nom} nikdo nebrání: už se v něm nedá jednat. Příště padne.`,
  'volkare-backed-off': ({ to }, { view }) => `Město odolalo, Volkare se stahuje: ${spaceName(to, view)}.`,
  'volkare-beaten': () => 'Volkareho armáda je zničena.',
  'volkare-won': ({ by }) => (by === 'cityLost' ? 'Volkare dobyl město.' : 'Volkare odešel portálem.'),
};
