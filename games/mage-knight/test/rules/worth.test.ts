import { describe, expect, it } from 'vitest';
import { FACES, type FaceId } from '../../data/cards.ts';
import { HEROES, heroes } from '../../data/heroes.ts';
import { spells } from '../../data/spells.ts';
import type { Gain } from '../../rules/effects/worth.ts';
import { prospectsOf } from '../../rules/prospects.ts';
import { SIDES } from '../../rules/sides.ts';
import { against } from '../cards/war-setup.ts';
import { type Game, table } from '../table.ts';

/** Paid with tokens: what counts crystals counts those that are left. */
const BASIC = { red: 2, blue: 2, green: 2, white: 2 };
const MANA = { crystals: BASIC, tokens: { ...BASIC, black: 1 } };

const withCard = (card: FaceId) => {
  const hero = HEROES.find((each) => card in heroes[each].deck);
  return { hand: [card], level: 5, ...MANA, ...(hero !== undefined && { hero }) };
};

const places: Readonly<Record<string, (card: FaceId) => Game>> = {
  'on the way by night': (card) => table({ time: 'night', source: [], players: [withCard(card)] }),
  'in the ranged phase': (card) => against(['prowlers'], withCard(card), 'ranged'),
  'in the block phase': (card) => against(['prowlers'], withCard(card), 'block'),
  'in the attack phase': (card) => against(['prowlers'], withCard(card), 'attack'),
};

const POINTS = ['move', 'influence', 'heal'] as const;

const pointsIn = ({ game: { turn, combat } }: Game): number[] => [
  ...POINTS.map((kind) => turn[kind]),
  (combat?.points ?? []).reduce((sum, { n }) => sum + n, 0),
];

/** Ways an effect asks for; whatever else it asks is beyond what can be foretold. */
const isWay = (id: string): boolean => /^(way|as|mana):/.test(id);

/** Effects that ask again and again are left out. */
const MOST_ANSWERS = 4;

/** What it adds by each way it asks for; undefined where it asks for something else. */
function added(open: () => Game, card: FaceId, answers: readonly string[]): number[][] | undefined {
  const t = open();
  const before = pointsIn(t);
  t.play(`play:${card}`);
  for (const answer of answers) if (t.options().includes(answer)) t.play(answer);
  const ways = t.options().filter((id) => !id.startsWith('mana:crystal'));
  if (t.game.turn.effects.length === 0 && !ways.every((id) => id.startsWith('mana:')))
    return [pointsIn(t).map((n, at) => n - (before[at] ?? 0))];
  if (!ways.every(isWay) || answers.length > MOST_ANSWERS) return undefined;
  const all = ways.map((way) => added(open, card, [...answers, way]));
  return all.some((each) => each === undefined) ? undefined : all.flatMap((each) => each ?? []);
}

const sumOf = (way: readonly Gain[]): number[] => [
  ...POINTS.map((kind) => way.reduce((sum, gain) => sum + (gain.kind === kind ? gain.n : 0), 0)),
  way.reduce((sum, gain) => sum + ('element' in gain ? gain.n : 0), 0),
];

const sorted = (all: readonly number[][]): string[] =>
  [...new Set(all.filter((each) => each.some((n) => n !== 0)).map((each) => each.join(' ')))].sort();

/** Some Spells are of use in company alone. */
const SOLO = FACES.filter(
  (card) => !(card in spells) || !('competitive' in spells[card as keyof typeof spells]),
);

describe('MK-1.7 what a card would add is what it adds', () => {
  for (const [where, open] of Object.entries(places))
    it.each(SOLO)(`${where}: %s`, (card) => {
      for (const side of SIDES) {
        const foretold = prospectsOf(open(card).game, 0).cards.find((each) => each.card === card)?.[side];
        if (foretold === undefined || foretold.no !== undefined) continue;
        const gained = added(() => open(card), card, [side]);
        if (gained !== undefined)
          expect([side, ...sorted(gained)]).toEqual([side, ...sorted(foretold.ways.map(sumOf))]);
      }
    });
});
