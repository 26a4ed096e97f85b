// Chapter VAL-SOLO: the monsters phase.
import type { CitizenId } from '../data/citizens.ts';
import { COLUMNS } from '../data/components.ts';
import type { DomainId } from '../data/domains.ts';
import type { MonsterId } from '../data/monsters.ts';
import { CITIZENS, DOMAINS, topOf, type Valeria } from '../state.ts';
import { takeTop, turnUp } from './center.ts';
import { checkSoloEnd, endSolo } from './end-solo.ts';
import { isExhausted, liveMonsterStacks, placeExhausted } from './exhausted.ts';
import { note, type Of, rule } from './script.ts';

/** The two citizen stacks of a column that still have a card. */
const citizensInColumn = (game: Valeria, column: number): number[] =>
  [CITIZENS + column, CITIZENS + COLUMNS + column].filter((stack) => topOf(game, stack) !== undefined);

/** What an attack on a column takes; undefined when nothing is left to take (VAL-SOLO.17-19). */
function captureFrom(game: Valeria, stack: number): void {
  const card = takeTop(game, stack) as CitizenId | DomainId;
  const { darkLord } = game;
  if (darkLord === undefined) return;
  if (stack < DOMAINS) darkLord.citizens.push(card as CitizenId);
  else darkLord.domains.push(card as DomainId);
  note({ key: 'captured', card, stack });
  turnUp(game, stack);
  placeExhausted(game);
  checkSoloEnd(game);
}

const capture = rule<Of & { column: number }>('capture')
  .do('overrun', (game, { column }) => {
    const left =
      citizensInColumn(game, column).length + (topOf(game, DOMAINS + column) === undefined ? 0 : 1);
    if (left === 0) endSolo(game, 'solo-overrun');
  })
  .choose('stack', {
    kind: 'one',
    values: (game, { column }) => {
      const citizens = citizensInColumn(game, column);
      return citizens.length > 0 ? citizens : [DOMAINS + column];
    },
    option: (game, stack) => {
      const card = topOf(game, stack) as CitizenId | DomainId;
      return {
        id: `capture:${card}`,
        label: { key: 'capture', card },
        thing: `stack:${stack}`,
        rule: stack < DOMAINS ? 'VAL-SOLO.17' : 'VAL-SOLO.18',
      };
    },
    prompt: (game, { column }) => ({ key: 'ask-captured', column, darkLord: isExhausted(game, column) }),
  })
  .do('capture', (game, { stack }) => captureFrom(game, stack));

/** A six lets you choose; other numbers point at a position (VAL-SOLO.11, VAL-SOLO.14). */
const CHOICE = 6;

/** Whether the die moves anything: an exhausted stack only when the Dark Lord attacks himself (VAL-SOLO.15, 34). */
const attacks = (game: Valeria, column: number): boolean =>
  !isExhausted(game, column) || game.options.darkLordAttacks;

const activate = rule<Of & { die: number }>('activate')
  .choose('column', {
    kind: 'one',
    values: (game, { die }) => (die === CHOICE ? liveMonsterStacks(game) : [die - 1]),
    option: (game, column) => {
      const card = topOf(game, column) as MonsterId | undefined;
      return {
        id: `activate:${card ?? column}`,
        label: { key: 'activate-stack', column, ...(card !== undefined && { card }) },
        thing: `stack:${column}`,
        rule: 'VAL-SOLO.14',
      };
    },
    prompt: () => ({ key: 'ask-activated-stack' }),
  })
  .do('tell', (game, { die, column }) => {
    if (attacks(game, column))
      note({ key: 'stack-activated', stack: column, die, darkLord: isExhausted(game, column) });
    else note({ key: 'stack-sleeps', die });
  })
  .maybeCall('capture', capture, (game, { player, column }) =>
    attacks(game, column) ? { player, column } : undefined,
  );

/** Both dice, in the order you like, then with the harder level a sum of two to six (VAL-SOLO.11-16, 33, 36). */
export const monstersPhase = rule<Of>('monstersPhase')
  .choose('firstDie', {
    kind: 'one',
    values: ({ dice: [a, b] }) => (a === b ? [a] : [a, b]),
    option: ({ dice }, value) => ({
      id: `first:${value}`,
      label: { key: 'die', value },
      thing: `die:${dice.indexOf(value)}`,
      rule: 'VAL-SOLO.16',
    }),
    prompt: () => ({ key: 'ask-first-die' }),
  })
  .each('activations', activate, (game, { player, firstDie }) => {
    const [a, b] = game.dice;
    const dice = [firstDie, firstDie === a ? b : a];
    if (game.options.sumsAttack && a + b <= CHOICE) dice.push(a + b);
    return dice.map((die) => ({ player, die }));
  });
