import type { Json } from '@krcma/kernel';
import { type MageKnightOptions, mageKnight } from '@krcma/mage-knight';
import { invitation } from '@krcma/mage-knight/invitation';
import { alsoServe } from '../../server/games.ts';
import { configFrom, openServer } from '../../server/index.ts';
import { openLog } from '../../server/operation/log.ts';
import { stopOnSignals } from '../../server/operation/stop.ts';

// A house in which two heroes meet at once: beside a city, within a step of each other, or before Volkare; in teams the last turns of the
// last night are played. No server that people run lays a table out by a description.
const inTurn = {
  active: 0,
  source: ['red', 'blue', 'green'],
  turn: { move: 2 },
  at: [
    { rule: 'mageKnight', step: 'rounds' },
    { rule: 'playRound', step: 'turns' },
    { rule: 'turn', step: 'acts' },
  ],
};

const land = (tile: string) => [
  { slot: '0,0', tile: 'start-a' },
  { slot: '1,0', tile },
  { slot: '0,1', tile: 'countryside-2' },
];

const HAND = ['march', 'march', 'stamina', 'rage'];

const besieged: Json = {
  ...inTurn,
  map: land('core-5'),
  holdings: [
    { space: '1,0:C', tokens: ['prowlers', 'diggers'] },
    { space: '1,0:E', tokens: [] },
    { space: '1,0:SW', tokens: [] },
  ],
  players: [
    { hero: 'tovak', space: '1,0:NW', hand: HAND },
    { hero: 'goldyx', space: '1,0:SE', hand: HAND },
  ],
};

const nearby: Json = {
  ...inTurn,
  map: land('countryside-1'),
  players: [
    { hero: 'tovak', space: '1,0:SW', hand: ['rage', 'march'], crystals: { red: 1 } },
    { hero: 'goldyx', space: '1,0:SE', hand: ['determination', 'march'], crystals: { blue: 1 } },
  ],
};

const lastTurns: Json = {
  ...inTurn,
  map: land('countryside-1'),
  round: 6,
  time: 'night',
  announced: 1,
  last: [2, 3],
  turn: { stage: 'acted', cards: 1 },
  players: [
    { hero: 'tovak', space: '1,0:SW', hand: ['march'], fame: 30, level: 5 },
    { hero: 'goldyx', space: '1,0:SE', hand: ['march'], fame: 20, level: 4 },
    { hero: 'norowas', space: '0,1:W', hand: ['march'], fame: 10, level: 3 },
    { hero: 'arythea', space: '0,0:C', hand: ['march'], fame: 5, level: 2 },
  ],
};

/** Volkare comes for seat 0, who has acted. */
const marched: Json = {
  ...inTurn,
  order: [0, -1, 1],
  map: [
    { slot: '0,0', tile: 'start-b' },
    { slot: '0,1', tile: 'volkares-camp' },
    { slot: '1,0', tile: 'countryside-1' },
    { slot: '1,-1', tile: 'countryside-2' },
  ],
  turn: { stage: 'acted', cards: 1 },
  players: [
    { hero: 'tovak', space: '1,0:W', hand: HAND, level: 5, fame: 30 },
    { hero: 'goldyx', space: '1,-1:C', hand: HAND, level: 5, fame: 30 },
  ],
  volkare: { space: '0,1:SE', army: ['prowlers', 'diggers'] },
  dummy: { hero: 'wolfhawk', deck: ['stamina', 'march', 'rage'] },
};

function described({ playerCombat, scenario, teams }: MageKnightOptions): Json {
  if (scenario.startsWith('volkares-')) return marched;
  if (teams === 'two') return lastTurns;
  return playerCombat ? nearby : besieged;
}

const module: typeof mageKnight = {
  ...mageKnight,
  setUp: (table, carried) => {
    const game = mageKnight.setUp(table, carried);
    mageKnight.arrange?.(game, described(game.options));
    return game;
  },
};

alsoServe({
  module,
  invitation,
  advice: async () => (await import('@krcma/mage-knight/bot')).advice,
});

const log = openLog('error');
const server = await openServer(configFrom(process.env), { log, pace: 0, looseness: 100 });
stopOnSignals(server.closers, log);
process.send?.({ port: server.port });
// Whoever started it is gone, however that came.
process.on('disconnect', () => process.exit());
