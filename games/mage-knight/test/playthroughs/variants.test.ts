// What was agreed on, played through: see playthroughs/variants/.
import { expect, it } from 'vitest';
import type { EnemyId } from '../../data/enemies.ts';
import type { MageKnightOptions } from '../../state.ts';
import { fight, LAIR, lay, reach } from '../fight.ts';
import { asText, fileOf, playedTo } from '../playthrough.ts';
import { freshTable, type Game, table, waiting } from '../table.ts';

const agreed = (options: Partial<MageKnightOptions>): Partial<MageKnightOptions> => ({
  scenario: 'full-conquest',
  ...options,
});

const ON = ['next', 'to:hero', 'damage:0.0', 'damage:1.0', 'end', 'done', 'agree', 'keep-wounds'];
const on = (n: number) => Array.from({ length: n }, () => ON);
const first = (n: number, ...liked: string[]) => Array.from({ length: n }, () => liked);

/** Nobody does anything until somebody is asked what begins so. */
function until(t: Game, prefix: string): Game {
  for (let n = 0; n < 300 && t.game.outcome === undefined; n++) {
    const seat = waiting(t)[0] ?? 0;
    const options = t.options(seat);
    if (options.some((id) => id.startsWith(prefix))) return t;
    const liked = ['announce', 'end', 'done', 'begin', 'discard:'];
    const id = liked.flatMap((each) => options.find((option) => option.startsWith(each)) ?? [])[0];
    t.play([seat, id ?? options[0] ?? '']);
  }
  return t;
}

const alone = (die: string, enemies: readonly EnemyId[] = ['prowlers'], n = 6): string[] =>
  playedTo(fight(enemies, { seats: 3, options: agreed({ interactiveCombat: true }) }), [die, ...on(n)]);

const shot = (die: string): string[] => {
  const t = fight(['prowlers'], { seats: 2, options: agreed({ interactiveCombat: true }) });
  const lines = playedTo(t, [die]);
  lay(t, 20, 'physical', 'ranged');
  return [...lines, ...playedTo(t, ['strike'])];
};

const auction = (seats: number, answers: readonly (string | readonly string[])[]): string[] =>
  playedTo(freshTable(seats, agreed({ heroAuction: true })), answers);

const drafting = (seats: number): Game => {
  const t = freshTable(seats, agreed({ startingDraft: true }));
  while (t.game.players.some(({ hero }) => hero === null)) {
    const seat = waiting(t)[0] ?? 0;
    t.play([seat, t.options(seat)[0] ?? '']);
  }
  return t;
};

const UPGRADE = { seats: 2, options: agreed({ actionUpgrading: true }), round: 2, time: 'night' } as const;
const upgrading = (more: object = {}): Game =>
  until(
    table({
      ...UPGRADE,
      players: [
        { fame: 15, level: 4, hand: ['march'], deck: [], discard: ['fireball', 'wound', 'rage', 'wound'] },
        { hand: ['stamina'], deck: [], fame: 2 },
      ] as never,
      ...more,
    }),
    'learn:',
  );

const dusk = (rampage: 'rampage' | 'more', seed: string, time: 'day' | 'night' = 'day'): string[] =>
  playedTo(
    table({
      seats: 2,
      seed,
      time,
      round: time === 'day' ? 1 : 2,
      order: [1, 0],
      announced: 1,
      last: [],
      options: agreed({ rampage }),
      players: [{ hand: ['march'], deck: [] }, {}],
      holdings: [{ space: LAIR, tokens: [], cleared: true }],
      turn: { cards: 1, stage: 'acted' },
    }),
    ['end'],
  );

const horde = (kind: 'rampage' | 'more' | undefined, isHorde: boolean): string[] => {
  const t = fight(['prowlers', 'minotaur'], {
    seats: 2,
    options: agreed(kind === undefined ? {} : { rampage: kind }),
  });
  if (isHorde) Object.assign(t.game.holdings[LAIR] as object, { horde: true });
  reach(t, 'attack').play('aim:0');
  lay(t, 20);
  return playedTo(t, ['strike', 'next']);
};

const paying = (
  source: readonly ('gold' | 'green' | 'red' | 'black')[],
  time: 'day' | 'night' = 'day',
): string[] =>
  playedTo(
    table({
      options: { friendlyMana: true },
      source: [...source],
      time,
      players: [{ crystals: { green: 1 } }],
    }),
    ['play:march', ['powered', 'basic']],
  );

const courses: Readonly<Record<string, () => string[]>> = {
  'MK-25.13 a white die for an enemy alone': () => alone('die:white'),
  'MK-25.13 a red die for an enemy alone': () => alone('die:red'),
  'MK-25.13 a blue die for an enemy alone': () => alone('die:blue'),
  'MK-25.13 a black die for an enemy alone': () => alone('die:black'),
  'MK-25.13 a red die for an enemy that summons': () => alone('die:red', ['orc-summoners'], 10),
  'MK-25.13 a blue die for an enemy that summons': () => alone('die:blue', ['orc-summoners'], 10),
  'MK-25.13 no die for two enemies': () =>
    playedTo(fight(['prowlers', 'minotaur'], { seats: 2, options: agreed({ interactiveCombat: true }) }), []),
  'MK-25.13 a red die when the enemy falls before': () => shot('die:red'),
  'MK-25.13 a white die when the enemy falls': () => shot('die:white'),
  'MK-25.13 a black die when the enemy falls': () => shot('die:black'),
  'MK-25.1 a hero nobody bids for': () => auction(2, ['hero:tovak', 'agree', ...on(2)]),
  'MK-25.1 bids that are matched and exceeded': () =>
    auction(2, ['hero:tovak', 'bid:3', 'bid:3', 'bid:4', 'bid:4', 'agree', ...on(1)]),
  'MK-25.1 the highest bid there is': () => auction(2, ['hero:tovak', ['bid:10', 'bid:9'], ...on(2)]),
  'MK-25.1 three who bid': () =>
    auction(3, ['hero:tovak', 'bid:1', 'bid:2', 'agree', 'agree', 'hero:krang', ...on(3)]),
  'MK-25.16 a draft of two': () => playedTo(drafting(2), first(7)),
  'MK-25.16 cards join after the first day': () => {
    const t = drafting(2);
    for (let n = 0; n < 6; n++) {
      const seat = waiting(t)[0] ?? 0;
      t.play([seat, t.options(seat)[0] ?? '']);
    }
    return playedTo(until(t, 'join:'), first(3));
  },
  'MK-25.15 actions swapped after a night': () =>
    playedTo(upgrading(), [[], ['learn:'], ...first(4)].slice(0, 5)),
  'MK-25.15 an action that is taken': () => {
    const t = upgrading();
    const seat = waiting(t)[0] ?? 0;
    const id = t.options(seat).find((each) => each.startsWith('learn:')) ?? 'none';
    return playedTo(t, [id, [], 'none', []]);
  },
  'MK-25.10 who comes back after a day': () => [...dusk('rampage', 'a'), ...dusk('rampage', 'b')],
  'MK-25.10 who comes back after a night': () => [
    ...dusk('rampage', 'a', 'night'),
    ...dusk('rampage', 'd', 'night'),
  ],
  'MK-25.12 hordes come back': () => [...dusk('more', 'a'), ...dusk('more', 'c')],
  'MK-25.11 a horde of the rampage': () => horde('rampage', true),
  'MK-25.12 a horde of hordes': () => horde('more', true),
  'MK-25.11 two that are no horde': () => horde('rampage', false),
  'MK-25.10 two where nothing was agreed on': () => horde(undefined, true),
  'MK-25.9 gold beside a die of the colour': () => paying(['gold', 'green', 'red']),
  'MK-25.9 gold beside another die': () => paying(['gold', 'red']),
  'MK-25.9 nothing but gold': () => paying(['gold', 'gold']),
  'MK-25.9 black beside gold by night': () => paying(['gold', 'black', 'green'], 'night'),
  'MK-25.6 the arrival by night': () =>
    playedTo(freshTable(2, agreed({ nightArrival: true })), ['hero:tovak', 'hero:goldyx', ...first(3)]),
  'MK-25.7 darkness that is to come': () =>
    playedTo(freshTable(2, agreed({ darknessIsComing: true })), ['hero:tovak', 'hero:goldyx', ...first(2)]),
};

it.each(Object.keys(courses))('%s', async (name) => {
  const lines = (courses[name] as () => string[])();
  await expect(asText(lines)).toMatchFileSnapshot(fileOf('variants', name));
});
