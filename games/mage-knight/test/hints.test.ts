import { type Advised, adviserOf, type ToldPlan } from '@krcma/bots';
import { type GameModule, planLines, redeal } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { advice } from '../bot/index.ts';
import { type MageKnightTypes, mageKnight } from '../index.ts';
import { texts } from '../text/index.ts';
import { fight } from './fight.ts';
import { type Game, table } from './table.ts';

const craft = { module: mageKnight as GameModule<MageKnightTypes>, advice };
const budget = { seed: 'hint', iterations: 24 };
const names = { seat: (seat: number) => `Seat ${seat}` };

const hintAt = ({ game }: Game): Advised => adviserOf(craft).advise(game, 0, budget);

const linesOf = ({ steps, done }: ToldPlan, language: 'en' | 'cs'): readonly string[] => {
  const { message, plans } = texts[language];
  type Label = MageKnightTypes['message'];
  return planLines(
    steps.slice(done),
    (label) => message(label as Label, names),
    (answers) => plans.foretell(answers as Parameters<typeof plans.foretell>[0], names),
  ).lines;
};

/** Shot down for a crystal, or let through. */
const shooting = (): Game =>
  fight(['prowlers'], {
    source: [],
    player: { hand: ['rage', 'march', 'swiftness'], crystals: { white: 1 } },
  });

/** A whole hand on the first morning, everything in sight. */
const setOut = (): Game =>
  table({ seed: 'hints', players: [{ hand: ['march', 'stamina', 'swiftness', 'rage', 'promise'] }] });

describe('a hint in a fight', () => {
  it('MK-12.7 tells the plan that was worked out, what it costs and brings, and the second best', () => {
    const { choice, plan, second } = hintAt(shooting());
    expect(choice).toBe('play:swiftness');
    expect(plan).toMatchObject({ proved: true, isOpen: false });
    expect(plan?.costs).toEqual([
      { name: 'cards', least: 1, most: 1 },
      { name: 'crystals', least: 1, most: 1 },
    ]);
    expect(plan?.brings).toContainEqual({ name: 'fame', least: 2, most: 2 });
    expect(second?.costs).toContainEqual({ name: 'wounds', least: 2, most: 2 });
    expect(second?.because[0]?.points).toBeGreaterThan(0);
  });

  it('in a few lines of both languages', () => {
    const { plan, second } = hintAt(shooting());
    if (plan === undefined || second === undefined) throw new Error('There is no plan.');
    expect(linesOf(plan, 'en')).toEqual(['Strike with Swiftness powered (Ranged Attack 3)']);
    expect(linesOf(plan, 'cs')).toEqual(['Zaútoč: „Rychlost“ silněji (Střelecký útok 3)']);
    expect(linesOf(second, 'en')).toEqual(['Take the hit: Prowlers, 4 physical damage']);
  });

  it('is the same where only what lies hidden differs', () => {
    const t = shooting();
    const twin = redeal(mageKnight, t.game, 0, 'another deal');
    expect(adviserOf(craft).advise(twin, 0, budget)).toEqual(hintAt(t));
  });
});

describe('a hint at the beginning of a turn', () => {
  it('is followed to its end: the next hints say the rest of the same plan', () => {
    const t = setOut();
    const adviser = adviserOf(craft);
    const { plan } = adviser.advise(t.game, 0, budget);
    const steps = plan?.steps ?? [];
    expect(steps.length).toBeGreaterThan(3);
    for (const [done, { choice }] of steps.entries()) {
      const next = adviser.advise(t.game, 0, { seed: `later ${done}`, iterations: 1 });
      expect([next.choice, next.plan?.done]).toEqual([choice, done]);
      t.play(choice);
    }
  });

  it('is told in eight lines at most, steps one after the other in one', () => {
    const { plan, second } = hintAt(setOut());
    for (const each of [plan, second])
      for (const language of ['en', 'cs'] as const) {
        const lines = each === undefined ? [] : linesOf(each, language);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.length).toBeLessThanOrEqual(8);
        const word = language === 'en' ? /^Go / : /^Jdi /;
        const ways = lines.map((line) => word.test(line));
        expect(ways.some((isWay, at) => isWay && ways[at + 1] === true)).toBe(false);
      }
  });
});
