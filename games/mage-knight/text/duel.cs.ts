// One player against another.
import type { Names, Words } from '@krcma/kernel';
import type { DuelEvent, DuelMessage } from '../messages/duel.ts';
import type { Attendance, DuelPhase } from '../state.ts';
import { unitNames } from './names-people.cs.ts';
import { elementNames } from './names-places.cs.ts';
import { card, list, spaceName } from './phrases.cs.ts';

const phases: Readonly<Record<DuelPhase, string>> = {
  ranged: 'Střelecké a obléhací útoky',
  melee: 'Útoky zblízka',
};

const attendances: Readonly<Record<Attendance, string>> = {
  full: 'Věnovat se boji plně: odehraj teď svůj příští tah (kostka, dovednosti, léčení, konec tahu), pak ho přeskočíš',
  partial: 'Věnovat se boji částečně: bez kostky a dovedností, ale příští tah ti zůstane',
};

const elements = (of: readonly (keyof typeof elementNames)[]): string =>
  of.length === 0 ? '' : ` (${list(of.map((each) => elementNames[each]))})`;

const places = { discard: 'odkládací balíček', play: 'herní oblast', unit: 'zraněná jednotka' } as const;

export const duelMessages: Words<DuelMessage, Names> = {
  'attack-player': ({ player }, { seat }) => `Zaútoč na hráče: ${seat(player)}`,
  'must-attack-or-leave': ({ player }, { seat }) =>
    `Stojí tu ${seat(player)}: jdi dál, nebo zaútoč. Kdo se tu zastaví, útočí.`,
  'the-end-is-near': () => 'Po ohlášení konce kola nebo hry se na hráče neútočí.',
  'is-a-mate': ({ player }, { seat }) => `${seat(player)} hraje na tvé straně.`,
  'order-token-is-down': ({ player }, { seat }) =>
    `${seat(player)} má žeton pořadí lícem dolů: do příštího tahu je v bezpečí.`,
  'no-duel-in-this-place': () => 'Na tomto místě hrdinové spolu nebojují.',
  'attends-in-part': () => 'Kdo se boji věnuje částečně, nepoužívá dovednosti vlastního tahu.',
  'ask-before-defence': ({ player }, { seat }) =>
    `${seat(player)} na tebe útočí. Použij něco, co se používá před tahem, nebo se útoku postav`,
  'face-the-attack': () => 'Postav se útoku',
  'ask-attendance': ({ player }, { seat }) => `${seat(player)} na tebe útočí. Jak se budeš boji věnovat?`,
  attend: ({ attendance }) => attendances[attendance],
  'only-wounds-in-hand': () => 'Se samými zraněními v ruce nelze tah odehrát.',
  'ask-duel-attack': ({ phase, player, total }, { seat }) =>
    `${phases[phase]}: zaútoč, nebo pasuj. Soupeř: ${seat(player)}${total > 0 ? ` (zatím ${total})` : ''}`,
  'ask-duel-block': ({ player, attack, elements: of, total, left }, { seat }) =>
    `${seat(player)} útočí silou ${attack}${elements(of)}. Blokuj, kolik chceš (blok ${total}, zbývá ${left})`,
  'duel-strike': ({ total }) => `Zaútoč silou ${total}`,
  'nothing-to-attack-with': () => 'Pro tento útok zatím nic neleží.',
  'duel-pass': ({ phase, ends }) =>
    !ends ? 'Neútoč' : phase === 'ranged' ? 'Neútoč: začnou útoky zblízka' : 'Neútoč: boj skončí',
  'attack-waits': () => 'Body už leží na stole: zaútoč jimi.',
  'duel-stand': ({ total, left }) => `Blok platí: ${total}, zbývá zranění ${left}`,
  'ask-rider': () => 'Útok je zablokován. Kterou z jeho jednotek efekt zasáhne?',
  'ask-duel-damage': ({ player, n }, { seat }) => `Zranění ${n}. Soupeř: ${seat(player)}. Na co je použiješ?`,
  'hit-unit': ({ unit, cost, armor, resists }) =>
    `Zraň ${unitNames[unit].acc}: ${cost} (Zbroj ${armor}${resists ? ', dvakrát díky odolnosti' : ''})`,
  'hit-hero': ({ player, cost, armor, ignored }, { seat }) =>
    `Zraň hrdinu (${seat(player)}): ${cost} (Zbroj ${armor}${ignored > 0 ? `, ignoruje ${ignored}` : ''})`,
  steal: ({ card: id, cost, from }) => `Ukradni ${card(id)} (${places[from]}): ${cost}`,
  'push-to': ({ space, cost }, { view }) => `Zatlač soupeře: ${spaceName(space, view)}, za ${cost}`,
  'leave-damage': ({ n }) => `Zbytek nech být (${n})`,
  'not-enough-damage': ({ cost, n }) => `Stojí to ${cost} zranění a zbývá jen ${n}.`,
  'only-in-melee': () => 'Jen ve fázi útoků zblízka.',
  'not-safe-there': () => 'To políčko není pro soupeře přístupné a bezpečné.',
  'ask-after-duel': () => 'Po boji: léč se a použij, co chceš, pak tento tah ukonči',
};

export const duelEvents: Words<DuelEvent, Names> = {
  'duel-begun': ({ player, against }, { seat }) => `${seat(player)} útočí. Napadený hráč: ${seat(against)}.`,
  'duel-attended': ({ player, attendance }, { seat }) =>
    attendance === 'full'
      ? `${seat(player)} se boji věnuje plně a příští tah přeskočí.`
      : `${seat(player)} se boji věnuje částečně, příští tah zůstává.`,
  'duel-phase': ({ player, phase }, { seat }) => `${phases[phase]}; začíná ${seat(player)}.`,
  'duel-attacked': ({ player, n, elements: of }, { seat }) =>
    `${seat(player)} útočí silou ${n}${elements(of)}.`,
  'duel-passed': ({ player }, { seat }) => `${seat(player)} neútočí.`,
  'duel-blocked': ({ player, total, attack, left, swift }, { seat }) =>
    `${seat(player)} blokuje silou ${total}${swift ? ', dva body za jeden' : ''}: z útoku ${attack} zbývá ${left}.`,
  'duel-unit-wounded': ({ player, unit, cost }, { seat }) =>
    `${seat(player)}: ${unitNames[unit].nom}, zranění${cost === undefined ? '' : ` za ${cost}`}.`,
  'duel-unit-shielded': ({ player, unit, cost }, { seat }) =>
    `${seat(player)}: ${unitNames[unit].nom}, zraněním za ${cost} zabránil prapor.`,
  'duel-hero-wounded': ({ player, cost }, { seat }) => `${seat(player)}: hrdinu zasáhlo zranění ${cost}.`,
  'duel-damage-left': ({ n }) => `Nevyužito zranění: ${n}.`,
  'artifact-stolen': ({ player, from, card: id }, { seat }) =>
    `${seat(player)} krade ${card(id)}. Okradený hráč: ${seat(from)}.`,
  pushed: ({ player, by, space, cost }, { seat, view }) =>
    `${seat(by)} zatlačí soupeře za ${cost}: ${seat(player)} ustupuje, ${spaceName(space, view)}.`,
  'duel-won': ({ player, over, fame }, { seat }) =>
    `${seat(player)} vítězí, poražený hráč: ${seat(over)}. Sláva +${fame}.`,
  'duel-drawn': ({ player, against }, { seat }) => `Remíza: ${seat(player)} a ${seat(against)}.`,
};
