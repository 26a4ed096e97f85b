// What the messages carry so that a sentence can be exact: amounts, reasons and the rule behind a choice.
import { describe, expect, it } from 'vitest';
import type { CitizenId } from '../data/citizens.ts';
import { texts } from '../text/index.ts';
import { solo, toMonsters } from './solo-table.ts';
import { type Game, type TableSetup, table, told } from './table.ts';

const names = { seat: (seat: number) => ['Anna', 'Petr'][seat] ?? '' };

const optionOf = (t: Game, id: string) => {
  const { options, refused } = t.asked();
  return [...options, ...refused].find((each) => each.id === id);
};
const labelOf = (t: Game, id: string) => optionOf(t, id)?.label;
const rulesOf = (t: Game) => [...new Set(t.asked().options.map(({ rule }) => rule))];
const acting = (setup: TableSetup) => table({ phase: 'actions', ...setup });

describe('prices and rewards', () => {
  it('VAL-SLAY.9 a counted reward is told as what it gives now, the monster itself included', () => {
    const t = acting({ monsters: [null, ['skeleton-king']], players: [{ slain: ['skeleton', 'skeleton'] }] });
    const label = labelOf(t, 'slay:skeleton-king');
    expect(label).toMatchObject({ reward: { gold: 6 } });
    expect(label && texts.en.message(label, names)).toBe(
      'Slay the Skeleton King for 8 strength – 4 points, reward: 6 gold',
    );
    expect(label && texts.cs.message(label, names)).toBe(
      'Zabij Krále kostlivců za 8 sil – 4 body, odměna: 6 zlaťáků',
    );
    expect(labelOf(acting({ monsters: [['goblin-mage']] }), 'slay:goblin-mage')).not.toHaveProperty('reward');
  });

  it('VAL-REC.2 VAL-REC.3 VAL-CARD.35 the part of a price that is due to copies is told', () => {
    const surcharge = (t: Game) => labelOf(t, 'recruit:knight');
    expect(surcharge(acting({}))).toMatchObject({ price: { real: 3 }, surcharge: 1 });
    const two = acting({ players: [{ citizens: ['knight'] }] });
    expect(surcharge(two)).toMatchObject({ price: { real: 4 }, surcharge: 2 });
    const exempt = acting({ players: [{ citizens: ['knight'], domains: ['emerald-stronghold'] }] });
    expect(surcharge(exempt)).toMatchObject({ price: { real: 2 }, surcharge: 0 });
  });
});

describe('the rule behind a choice', () => {
  it('VAL-CARD.17 VAL-CARD.21 of a returned card', () => {
    const citizens = ['peasant', 'peasant', 'knight', 'knight'] as const;
    const returning = (domain: 'nest-of-the-weaver-witch' | 'watcher-on-the-water') =>
      acting({
        players: [{ gold: 6, citizens: [...citizens], slain: ['goblin'] }],
        domains: [[domain]],
      }).play(`build:${domain}`);
    expect(optionOf(returning('nest-of-the-weaver-witch'), 'return:knight')?.rule).toBe('VAL-CARD.17');
    expect(optionOf(returning('watcher-on-the-water'), 'return:goblin')?.rule).toBe('VAL-CARD.21');
  });

  it('VAL-CARD.1 VAL-CARD.27 VAL-CARD.31 of a theft', () => {
    const thief = table({ players: [{ citizens: ['thief'] }], dice: [3, 4] });
    expect(rulesOf(thief)).toEqual(['VAL-CARD.1', 'VAL-GEN.9']);
    const truce = acting({
      players: [{ gold: 5, citizens: ['rogue', 'cleric'] }],
      domains: [['cutthroats-truce']],
    }).play('build:cutthroats-truce');
    expect(rulesOf(truce)).toEqual(['VAL-CARD.27', 'VAL-GEN.9']);
    const both = acting({ players: [{ domains: ['cathedral-of-st-aquila', 'orb-of-urdr'] }] });
    both.play('gain:gold', 'gain:gold');
    expect(rulesOf(both)).toEqual(['VAL-CARD.31']);
    expect(rulesOf(both.play('use:orb-of-urdr'))).toEqual(['VAL-CARD.31', 'VAL-GEN.9']);
  });

  it('VAL-SOLO.8 VAL-SOLO.9 of what comes from the supply instead', () => {
    const thief = solo({ players: [{ citizens: ['thief'] }], dice: [3, 4] });
    expect(rulesOf(thief)).toEqual(['VAL-SOLO.8', 'VAL-GEN.9']);
    expect(thief.asked().prompt).toEqual({ key: 'ask-take-from', card: 'thief', solo: true });
    const domains = solo({
      phase: 'actions',
      players: [{ domains: ['cathedral-of-st-aquila', 'orb-of-urdr'] }],
    }).play('gain:gold', 'gain:gold');
    expect(rulesOf(domains)).toEqual(['VAL-SOLO.9']);
    expect(labelOf(domains, 'use:orb-of-urdr')).toMatchObject({ key: 'domain-effect', solo: true });
    expect(rulesOf(domains.play('use:orb-of-urdr'))).toEqual(['VAL-SOLO.9', 'VAL-GEN.9']);
  });
});

describe('the log', () => {
  it('VAL-HARV.6 VAL-HARV.7 all copies of a card make one event for each player and harvest', () => {
    const citizens: CitizenId[] = ['knight', 'archer', 'knight', 'knight'];
    const harvested = (dice: number[]) =>
      told(table({ dice, players: [{ citizens }] }), 'harvested')
        .filter(({ player }) => player === 0)
        .map(({ card, copies, times, bag }) => ({ card, copies, times, ...bag }));
    expect(harvested([6, 4])).toEqual([
      { card: 'starter-knight', copies: 1, times: 1, strength: 1 },
      { card: 'knight', copies: 3, times: 3, strength: 1 },
      { card: 'archer', copies: 1, times: 1, strength: 2 },
    ]);
    expect(harvested([6, 6])).toEqual([
      { card: 'starter-knight', copies: 1, times: 2, strength: 1 },
      { card: 'knight', copies: 3, times: 6, strength: 1 },
    ]);
  });

  it('VAL-EXH.3 stacks emptied by one action are counted one by one', () => {
    const t = acting({
      players: [{ gold: 7, citizens: ['merchant', 'rogue'] }],
      citizens: { peasant: 1 },
      domains: [['rogues-landing']],
    });
    t.play('build:rogues-landing', 'take:peasant');
    expect(told(t, 'exhausted')).toMatchObject([
      { exhausted: 1, endExhausted: 4 },
      { exhausted: 2, endExhausted: 4 },
    ]);
  });

  it('VAL-END.7 the end is announced as sure only where a condition cannot lapse', () => {
    const announced = (endCheck: 'last-end-phase' | 'once-met') => {
      const t = table({ phase: 'end', dice: [5, 6], options: { endCheck }, monsters: [[], [], [], []] });
      return told(t, 'end-near').map((event) => texts.en.event(event, names));
    };
    expect(announced('once-met')).toEqual([
      'The end is near. Exhausted stacks: 4, enough to end the game. This is the last round.',
    ]);
    expect(announced('last-end-phase')).toEqual([
      'The end is near. Exhausted stacks: 4, enough to end the game. If that still holds when the round is over, the game ends.',
    ]);
  });

  it('VAL-SOLO.17 VAL-SOLO.34 an attack names its column and who attacks', () => {
    const attacked = (setup: TableSetup) =>
      toMonsters({ dice: [2, 3], ...setup })
        .play('first:2')
        .asked();
    expect(attacked({}).prompt).toEqual({ key: 'ask-captured', column: 1, darkLord: false });
    const himself = attacked({ options: { darkLordAttacks: true }, monsters: [null, []] });
    expect(himself.prompt).toEqual({ key: 'ask-captured', column: 1, darkLord: true });
    expect(himself.options[0]?.label).toMatchObject({ key: 'capture', card: 'merchant' });
  });

  it('VAL-SOLO.14 a stack to be chosen for an attack names its column', () => {
    const t = toMonsters({ dice: [6, 3] }).play('first:6');
    expect(labelOf(t, 'activate:goblin')).toEqual({ key: 'activate-stack', column: 0, card: 'goblin' });
  });

  it('VAL-SOLO.29 VAL-SOLO.32 the end of a solo game tells the points of the Dark Lord', () => {
    const t = solo({
      phase: 'actions',
      players: [{ gold: 3 }],
      monsters: [[], [], [], []],
      citizens: { peasant: 1 },
    }).play('recruit:peasant');
    const [ended] = told(t, 'game-ended');
    const his = t.game.outcome?.rivals?.[0]?.points ?? Number.NaN;
    expect(ended?.darkLord).toBe(his);
    expect(ended && texts.en.event(ended, names)).toContain(`, the Dark Lord ${his}.`);
    expect(ended && texts.cs.event(ended, names)).toContain(`, Temný pán ${his}.`);
  });
});
