// Chapter VAL-ROLL: dice, dice-changing domains, and the events that act on the announced dice (VAL-EVT.7-11).
import { type Refused, roll, type Seat, seatsFrom, type Trigger } from '@krcma/kernel';
import { type DomainId, domainOf } from '../data/domains.ts';
import type { Bag, DieChange } from '../data/effect.ts';
import { eventOf, isEvent } from '../data/events.ts';
import type { ValeriaTypes } from '../messages.ts';
import { playerAt, restingSeat, type Valeria } from '../state.ts';
import { countOf, times } from './count.ts';
import { domainsWith, effectOfDomain } from './domains-in-play.ts';
import { actEvent } from './events.ts';
import { gainEffect } from './gain.ts';
import { affords, subtract } from './resources.ts';
import { note, type Of, rule } from './script.ts';

/** Die A, die B and their sum (VAL-ROLL.2). */
export const activationValues = ({ dice: [a, b] }: Pick<Valeria, 'dice'>): [number, number, number] => [
  a,
  b,
  a + b,
];

export const isDoubles = ({ dice: [a, b] }: Pick<Valeria, 'dice'>): boolean => a === b;

/** Doubles pay at once, in any player's turn, unless the owner rests (VAL-ROLL.9, VAL-P5.9). */
function rewardDoubles(game: Valeria): void {
  if (!isDoubles(game)) return;
  const resting = restingSeat(game);
  for (const seat of seatsFrom(game.active, game.seats)) {
    if (seat === resting) continue;
    for (const domain of domainsWith(game, seat, 'onDoubles'))
      gainEffect(game, seat, effectOfDomain(domain), domain);
  }
}

function changeOf(domain: DomainId): DieChange {
  const { effect } = domainOf(domain);
  if (effect.op !== 'setDie' && effect.op !== 'shiftDie') throw new Error(`${domain} does not change dice.`);
  return effect;
}

const changedValue = (change: DieChange, die: number): number =>
  change.op === 'setDie' ? change.value : Math.max(change.min, die + change.by);

function costOfChange(game: Valeria, seat: Seat, change: DieChange): Bag {
  if (change.op === 'shiftDie') return {};
  if (change.costPer === undefined) return change.cost ?? {};
  return times(change.costPer.res, countOf(playerAt(game, seat), change.costPer.per));
}

const unusedDomains = (game: Valeria, seat: Seat): DomainId[] =>
  domainsWith(game, seat, 'rollModify').filter((domain) => !game.usedDomains.includes(domain));

type Change = {
  readonly domain: DomainId;
  readonly die: number;
};

const ANNOUNCE = 'announce';

function everyChange(game: Valeria, seat: Seat): Change[] {
  return unusedDomains(game, seat).flatMap((domain) => [
    { domain, die: 0 },
    { domain, die: 1 },
  ]);
}

/** A change that leaves the die as it is is no use of the card (VAL-ROLL.7). */
const changesSomething = (game: Valeria, { domain, die }: Change): boolean =>
  changedValue(changeOf(domain), game.dice[die] as number) !== game.dice[die];

function optionOfChange(game: Valeria, seat: Seat, { domain, die }: Change) {
  const from = game.dice[die] as number;
  const to = changedValue(changeOf(domain), from);
  const dice = game.dice.map((value, index) => (index === die ? to : value));
  return {
    id: `change:${domain}:${die}`,
    label: { key: 'change-die', domain, from, to, cost: costOfChange(game, seat, changeOf(domain)), dice },
    thing: `die:${die}`,
    rule: 'VAL-ROLL.3',
  } as const;
}

export const changeDice = rule<Of>('changeDice')
  .choose('change', {
    kind: 'one',
    values: (game, { player }): (Change | typeof ANNOUNCE)[] => [
      ANNOUNCE,
      ...everyChange(game, player).filter(
        (change) =>
          changesSomething(game, change) &&
          affords(playerAt(game, player), costOfChange(game, player, changeOf(change.domain))),
      ),
    ],
    option: (game, change, { player }) =>
      change === ANNOUNCE
        ? { id: ANNOUNCE, label: { key: 'announce', dice: game.dice }, rule: 'VAL-ROLL.6' }
        : optionOfChange(game, player, change),
    refused: (game, { player }) =>
      everyChange(game, player).flatMap((change): Refused<ValeriaTypes>[] => {
        const { gold = 0 } = costOfChange(game, player, changeOf(change.domain));
        const own = playerAt(game, player).gold;
        const option = optionOfChange(game, player, change);
        if (!changesSomething(game, change))
          return [
            {
              ...option,
              reason: {
                key: 'same-die',
                value: game.dice[change.die] as number,
                change: changeOf(change.domain).op === 'setDie' ? 'set' : 'lower',
              },
              rule: 'VAL-ROLL.7',
            },
          ];
        if (own < gold)
          return [
            { ...option, reason: { key: 'no-gold-for-die', cost: gold, gold: own }, rule: 'VAL-ROLL.8' },
          ];
        return [];
      }),
    prompt: (game) => ({ key: 'ask-dice', dice: game.dice }),
  })
  .exitIf('announced', (_, { change }) => change === ANNOUNCE)
  .do('turn die', (game, { player, change }) => {
    if (change === ANNOUNCE) return;
    const { domain, die } = change;
    const from = game.dice[die] as number;
    const cost = costOfChange(game, player, changeOf(domain));
    subtract(playerAt(game, player), cost);
    game.dice[die] = changedValue(changeOf(domain), from);
    game.usedDomains.push(domain);
    note({ key: 'die-changed', player, domain, die, from, to: game.dice[die], cost });
    rewardDoubles(game);
  })
  .gives((_, { change }) => change !== ANNOUNCE);

/** Face-up events whose number was announced; each acts once, doubles or not (VAL-EVT.7, VAL-EVT.8). */
function dueEvents(game: Valeria, player: Seat): Trigger<ValeriaTypes>[] {
  if (!game.options.events) return [];
  const values = activationValues(game);
  return game.center.flatMap(({ spot }, stack) => {
    if (spot === undefined || !isEvent(spot)) return [];
    if (!eventOf(spot).activation.some((number) => values.includes(number))) return [];
    return [
      {
        id: `event:${spot}`,
        seat: player,
        call: actEvent.name,
        with: { player, event: spot, stack },
        label: { key: 'event-acts', event: spot },
        thing: `stack:${stack}`,
        rule: 'VAL-EVT.11',
      } as const,
    ];
  });
}

export const rollPhase = rule<Of>('rollPhase')
  .do('roll', (game, { player }) => {
    game.dice = [roll(game), roll(game)];
    game.usedDomains = [];
    note({ key: 'rolled', player, dice: [...game.dice] });
    rewardDoubles(game);
  })
  .repeat('changed', changeDice, (game, { player, changed }) =>
    changed === false || unusedDomains(game, player).length === 0 ? undefined : { player },
  )
  .offer('events', {
    due: (game, { player }) => dueEvents(game, player),
    prompt: () => ({ key: 'ask-event-order' }),
    decline: () => ({ key: 'decline' }),
  });
