// What may be used when: every effect of the box, and each of its operations, in positions at the edge of being possible.
// See usable/effects.txt: a column for each position, `x` where it would do something.
import { expect, it } from 'vitest';
import { FACES } from '../../data/cards.ts';
import { FACTION_TOKENS } from '../../data/faction-tokens.ts';
import { SKILLS } from '../../data/skills.ts';
import { type OpsSource, opsOf } from '../../data/sources.ts';
import { TACTICS } from '../../data/tactics.ts';
import { UNITS, units } from '../../data/units.ts';
import { canCarryOut, canDo } from '../../rules/effects/possible.ts';
import type { MageKnight } from '../../state.ts';
import { fight, reach, tweak } from '../fight.ts';
import { asText } from '../playthrough.ts';
import { keep } from '../site-fight.ts';
import { type Game, type TableSetup, table } from '../table.ts';

type Said = NonNullable<TableSetup['players']>[number];

/** Without anything but one card, unless said. */
const bare = (player: Said = {}, rest: TableSetup = {}): Game =>
  table({
    source: [],
    spells: [],
    advanced: [],
    units: [],
    ...rest,
    players: [{ hand: ['march'], deck: [], space: '0,0:C', ...player }],
  });

const fighting = (player: Said = {}, rest: TableSetup = {}) =>
  fight(['prowlers', 'ironclads'], { source: [], ...rest, player: { hand: ['march'], ...player } });

const changed = (t: Game, change: (game: MageKnight) => void): Game => {
  change(t.game);
  return t;
};

const ALL = { red: 1, blue: 1, green: 1, white: 1 };

const positions: Readonly<Record<string, () => Game>> = {
  'one card': () => bare(),
  'no card': () => bare({ hand: [], discard: ['stamina'] }),
  'a wound': () => bare({ hand: ['wound'], discard: ['wound'] }),
  'two cards': () => bare({ hand: ['march', 'rage', 'wound'], deck: ['stamina'], discard: ['swiftness'] }),
  'a deck of one': () => bare({ deck: ['rage'] }),
  'a red crystal': () => bare({ crystals: { red: 1 } }),
  'every crystal': () => bare({ crystals: ALL }),
  'a black token': () => bare({ tokens: { black: 1 } }, { time: 'night' }),
  'a red die': () => bare({}, { source: ['red'] }),
  'a gold die': () => bare({}, { source: ['gold'] }),
  'a black die at night': () => bare({}, { source: ['black'], time: 'night' }),
  'a die that was used': () =>
    changed(bare({}, { source: ['red', 'gold'] }), ({ source, turn }) => {
      for (const die of source) die.by = 0;
      turn.diceUsed = 1;
    }),
  'a unit': () => bare({ units: ['peasants'] }),
  'a spent unit': () => bare({ units: [{ unit: 'peasants', spent: true }] }),
  'a spent unit of level 4': () => bare({ level: 5, units: [{ unit: 'altem-mages', spent: true }] }),
  'a wounded unit': () => bare({ units: [{ unit: 'peasants', wounds: 1 }] }),
  offers: () =>
    bare(
      { crystals: ALL },
      { spells: ['fireball'], advanced: ['blood-rage'], units: ['foresters'], time: 'night' },
    ),
  'common skills': () => bare({ skills: ['tovak-double-time'] }, { commonSkills: ['goldyx-freezing-power'] }),
  'at a village': () => bare({ space: '1,0:E' }, { turn: { move: 4 } }),
  'at the edge': () => bare({ space: '0,1:NE' }),
  interaction: () => bare({ space: '1,0:E', crystals: ALL }, { interaction: { modifier: 0 } }),
  acted: () => bare({ crystals: ALL, units: ['peasants'] }, { turn: { stage: 'acted', cards: 1 } }),
  resting: () => bare({ crystals: ALL, units: ['peasants'] }, { turn: { stage: 'resting', cards: 1 } }),
  'a last turn': () => bare({ deck: ['rage'] }, { seats: 2, announced: 1, last: [] }),
  'the lowest of two': () => bare({ fame: 0 }, { seats: 2, players: [{}, { fame: 5 }] }),
  'mana was used': () => changed(bare(), ({ turn }) => turn.manaUsed.push('green')),
  'wounds were taken': () =>
    changed(bare({ hand: ['march', 'wound'] }), ({ turn }) => {
      turn.wounds = 1;
      turn.fallen.push('prowlers');
    }),
  ranged: () => fighting(),
  'ranged, aimed': () => fighting().play('aim:1'),
  'ranged, with all': () =>
    fighting({ crystals: ALL, units: ['peasants'], hand: ['march', 'wound', 'rage'] }).play('aim:0'),
  'ranged, begun': () => fighting({ crystals: ALL, units: ['peasants'] }).play('crystal:red'),
  block: () => reach(fighting({ units: ['peasants'] }), 'block'),
  'block, aimed': () => reach(fighting({ units: ['peasants'] }), 'block').play('block:1.0'),
  'attack, aimed': () => reach(fighting({ units: ['peasants'] }), 'attack').play('aim:1'),
  'attack, all blocked': () => {
    const t = fighting({ units: ['peasants'] });
    tweak(t, ({ foes }) => {
      for (const { attacks } of foes) for (const attack of attacks) attack.state = 'blocked';
    });
    return reach(t, 'attack').play('aim:1');
  },
  'a keep': () => keep(),
};

const sourcesOf = (): OpsSource[] => [
  ...FACES.flatMap((id) => [`card:${id}:basic`, `card:${id}:powered`] as const),
  ...UNITS.flatMap((id) => units[id].abilities.map((_, ability) => `unit:${id}:${ability}` as const)),
  ...SKILLS.map((id) => `skill:${id}` as const),
  ...TACTICS.map((id) => `tactic:${id}` as const),
  ...FACTION_TOKENS.map((id) => `token:${id}` as const),
];

it('each effect and each of its operations does something where it should', async () => {
  const names = Object.keys(positions);
  const games = names.map((name) => (positions[name] as () => Game)().game);
  const row = (is: (game: MageKnight) => boolean): string =>
    games.map((game) => (is(game) ? 'x' : '-')).join('');
  const legend = names.map((name, at) => `${' '.repeat(at)}| ${name}`);
  const lines = sourcesOf().flatMap((source) => [
    `${row((game) => canCarryOut(game, { player: 0, source, path: [] }))} ${source}`,
    ...opsOf(source).map(
      ({ op }, at) => `${row((game) => canDo(game, { player: 0, source, path: [at] }))} . ${op}`,
    ),
  ]);
  await expect(asText([...legend, ...lines])).toMatchFileSnapshot('usable/effects.txt');
});
