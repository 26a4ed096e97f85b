// Volkare: his turns, whom he attacks, and who attacks him.
import type { Names, Words } from '@krcma/kernel';
import type { VolkareEvent, VolkareMessage } from '../messages/volkare.ts';
import type { Stand } from '../state.ts';
import { tacticNames } from './names-cards.en.ts';
import { heroNames, unitNames } from './names-people.en.ts';
import { abilityNames, cityNames, colourNames, elementNames } from './names-places.en.ts';
import { card, cards, enemyList, list, spaceName, tokens, wounds } from './phrases.en.ts';
import { found } from './way.en.ts';

const stands: Readonly<Record<Exclude<Stand, 'aside'>, string>> = {
  full: 'Fight and attend in full: play your next turn now (die, skills, healing, end of turn), then skip it',
  partial: 'Fight and attend in part: no die and no skills, but you keep your next turn',
};

const asides = {
  hero: (n: number): string => `Retreat: ${wounds(n)} to hand, no fight`,
  city: (): string => 'Do not defend the city',
} as const;

export const volkareMessages: Words<VolkareMessage, Names> = {
  'volkare-there': () => 'Volkare stands there: attack him from beside.',
  'tactic-of-volkare': () => 'Volkare has this tactic.',
  hunt: ({ n }) => `Attack Volkare and his army (${tokens(n)})`,
  'ask-stand': ({ on, n }) =>
    on === 'hero'
      ? `Volkare attacks you with his army (${tokens(n)}). What do you do?`
      : `Volkare attacks the city with his army (${tokens(n)}). Do you defend it?`,
  stand: ({ stand, on, wounds: n }) => (stand === 'aside' ? asides[on](n) : stands[stand]),
  'no-turn-to-give-up': () => 'You have no turn left in this round to give up.',
  'no-way-out-of-city': () => 'Inside a city nobody retreats.',
  'ask-give-way': () => 'Volkare stands on your space. Where do you go?',
  'give-way': ({ space }, { view }) => `To ${spaceName(space, view)}`,
  'give-way-to-portal': () => 'To the portal',
};

export const volkareEvents: Words<VolkareEvent, Names> = {
  'volkare-seated': ({ hero }) => `Volkare comes, with the cards of ${heroNames[hero]}.`,
  'volkare-tactic': ({ tactic }) => `Volkare takes the tactic ${tacticNames[tactic]}.`,
  'volkare-turn': () => 'It is the turn of Volkare.',
  'volkare-waits': () => 'He rallies his army and does nothing.',
  'volkare-card': ({ card: id, left }) => `Volkare turns ${card(id)}, ${cards(left)} left.`,
  'volkare-frenzy': () => 'Volkare has no cards left: he storms on.',
  'nobody-frightened': ({ colour }) => `His die shows ${colourNames[colour]}: no unit leaves.`,
  'unit-frightened': ({ colour, unit, joins }) =>
    `His die shows ${colourNames[colour]}: ${unitNames[unit]} leave the offer${joins ? ', and one grey enemy joins his army' : ''}.`,
  'volkare-rerolled': ({ from, to }) =>
    `A ${colourNames[from]} die of the Source is rolled again: ${colourNames[to]}.`,
  'volkare-stays': ({ space }, { view }) => `There is no way on; Volkare stays at ${spaceName(space, view)}.`,
  'volkare-finds-nobody': () => 'Volkare looks for heroes and finds nobody near.',
  'volkare-moved': ({ to }, { view }) => `Volkare moves to ${spaceName(to, view)}.`,
  'volkare-explored': ({ tile }) => `Volkare comes upon a new tile${found(tile)}.`,
  'raid-begun': ({ seats, on }, { seat }) =>
    on === 'hero'
      ? `Volkare attacks ${list(seats.map((each) => seat(each)))}.`
      : `Volkare attacks the city; it may be defended by ${list(seats.map((each) => seat(each)))}.`,
  'stand-taken': ({ player, stand, on }, { seat }) => {
    if (stand === 'aside')
      return on === 'hero' ? `${seat(player)} retreats.` : `${seat(player)} does not defend the city.`;
    return `${seat(player)} fights and attends ${stand === 'full' ? 'in full' : 'in part'}.`;
  },
  'defence-begun': ({ player }, { seat }) => `${seat(player)} faces the army of Volkare.`,
  'army-drawn': ({ enemies }) => `The army of Volkare: ${enemyList(enemies)}.`,
  'volkare-rolled': ({ colour, n, element, ability }) =>
    `The die of Volkare shows ${colourNames[colour]}: he attacks with ${n} (${elementNames[element]}${ability === undefined ? '' : `, ${abilityNames[ability]}`}).`,
  'battle-over': ({ losses, left }) => `Volkare has lost ${tokens(losses)}; ${left} are left.`,
  'volkare-slowed': ({ losses }) => `After losing ${tokens(losses)} Volkare skips his next turn.`,
  'gave-way': ({ player, space }, { seat, view }) =>
    `${seat(player)} gives way to ${space === undefined ? 'the portal' : spaceName(space, view)}.`,
  'city-turned-down': ({ colour }) =>
    `Nobody defends the ${cityNames[colour]}: nobody deals there any more. The next time it is lost.`,
  'volkare-backed-off': ({ to }, { view }) => `The city holds; Volkare falls back to ${spaceName(to, view)}.`,
  'volkare-beaten': () => 'The army of Volkare is destroyed.',
  'volkare-won': ({ by }) =>
    by === 'cityLost' ? 'Volkare has taken the city.' : 'Volkare has left through the portal.',
};
