import { describe, expect, it } from 'vitest';
import { decline, question, refusedBy } from '../question.ts';
import { solo } from '../solo-table.ts';
import { held, table, waiting } from '../table.ts';

describe('what is asked in the roll phase', () => {
  it('VAL-ROLL.3 VAL-ROLL.6 VAL-ROLL.7 which die a card changes, to what, and for how much', () => {
    const t = table({
      dice: [1, 4],
      players: [{ gold: 3, domains: ['palace-of-the-dawn', 'foxgrove-palisade'] }],
    });
    const [palace, palisade] = ['palace-of-the-dawn', 'foxgrove-palisade'] as const;
    const label = (domain: string, from: number, to: number, cost: object, dice: number[]) => ({
      key: 'change-die',
      ...{ domain, from, to, cost, dice },
    });
    const two = { gold: 2 };
    expect(question(t)).toEqual({
      prompt: { key: 'ask-dice', dice: [1, 4] },
      options: [
        ['announce', undefined, 'VAL-ROLL.6', { key: 'announce', dice: [1, 4] }],
        [`change:${palace}:1`, 'die:1', 'VAL-ROLL.3', label(palace, 4, 3, {}, [1, 3])],
        [`change:${palisade}:0`, 'die:0', 'VAL-ROLL.3', label(palisade, 1, 6, two, [6, 4])],
        [`change:${palisade}:1`, 'die:1', 'VAL-ROLL.3', label(palisade, 4, 6, two, [1, 6])],
      ],
    });
    expect(refusedBy(t)).toEqual([
      [`change:${palace}:0`, 'die:0', 'VAL-ROLL.7', { key: 'same-die', value: 1, change: 'lower' }],
    ]);
  });

  it('VAL-ROLL.8 what can be paid for exactly is not refused, nor what is free', () => {
    for (const player of [
      { domains: ['palace-of-the-dawn' as const] },
      { gold: 2, domains: ['foxgrove-palisade' as const] },
    ]) {
      const t = table({ dice: [3, 4], players: [player] });
      expect(question(t).options).toHaveLength(3);
      expect(refusedBy(t)).toEqual([]);
    }
  });

  it('VAL-EVT.11 which event acts first', () => {
    const t = table({
      options: { events: true },
      citizens: { cleric: 0, merchant: 0 },
      spots: { 5: 'mimic', 6: 'kobold-thieves' },
      dice: [5, 6],
    });
    expect(question(t)).toEqual({
      prompt: { key: 'ask-event-order' },
      options: [
        ['event:mimic', 'stack:5', 'VAL-EVT.11', { key: 'event-acts', event: 'mimic' }],
        ['event:kobold-thieves', 'stack:6', 'VAL-EVT.11', { key: 'event-acts', event: 'kobold-thieves' }],
      ],
    });
  });

  it.each([
    ['mimic', 5, 'gold'],
    ['bat-swarm', 3, 'strength'],
    ['corrupted-cleric', 1, 'magic'],
  ] as const)('VAL-EVT.12 on which card the %s lays its token', (event, die, token) => {
    const t = table({
      options: { events: true },
      citizens: { merchant: 0 },
      spots: { 6: event },
      monsters: [null, [], [], []],
      dice: [die, 6],
    });
    expect(question(t)).toEqual({
      prompt: { key: 'ask-token', event, token },
      options: [
        ['token:goblin', 'stack:0', 'VAL-EVT.12', { key: 'token-on', card: 'goblin', token }],
        ['token:dire-bear', 'stack:4', 'VAL-EVT.12', { key: 'token-on', card: 'dire-bear', token }],
      ],
    });
  });
});

describe('what is asked in the harvest', () => {
  it('VAL-CARD.1 VAL-P5.6 from whom a Thief takes what', () => {
    const t = table({
      seats: 5,
      dice: [3, 4],
      players: [{ citizens: ['thief'] }, { gold: 1 }, { gold: 5, magic: 2 }, {}, { gold: 5 }],
    });
    const from = (seat: number, kind: 'gold' | 'magic', amount: number) => [
      `take:${kind}:${seat}`,
      `seat:${seat}`,
      'VAL-CARD.1',
      { key: 'take-from-seat', seat, bag: { [kind]: amount } },
    ];
    expect(question(t)).toEqual({
      prompt: { key: 'ask-take-from', card: 'thief', solo: false },
      options: [
        from(1, 'gold', 1),
        from(1, 'magic', 0),
        from(2, 'gold', 3),
        from(2, 'magic', 2),
        from(3, 'gold', 0),
        from(3, 'magic', 0),
        decline,
      ],
    });
    expect(refusedBy(t)).toEqual(
      ['gold', 'magic'].map((kind) => [
        `take:${kind}:4`,
        'seat:4',
        'VAL-P5.6',
        { key: 'is-resting', seat: 4 },
      ]),
    );
  });

  it('VAL-SOLO.8 alone a Thief takes from the supply', () => {
    const from = (kind: string) => [
      `take:${kind}`,
      `track:${kind}`,
      'VAL-SOLO.8',
      { key: 'take-from-supply', bag: { [kind]: 3 } },
    ];
    const t = solo({ dice: [3, 4], players: [{ citizens: ['thief'] }] });
    expect(question(t)).toEqual({
      prompt: { key: 'ask-take-from', card: 'thief', solo: true },
      options: [from('gold'), from('magic'), decline],
    });
    expect(refusedBy(t)).toEqual([]);
  });

  it('VAL-HARV.13 VAL-HARV.14 VAL-HER.1 which trade or gain comes next', () => {
    const card = 'starter-herald';
    const herald = ['gold', 'strength', 'magic'].map((kind) => [
      `${card}:${kind}`,
      `card:${card}`,
      'VAL-HER.1',
      { key: 'harvest-gain', card, gain: { [kind]: 1 } },
    ]);
    const trade = { key: 'harvest-trade', card: 'monk', cost: { gold: 1 }, gain: { magic: 2 } };
    const monk = (gold: number) => table({ dice: [1, 1], players: [{}, { gold, citizens: ['monk'] }] });
    expect(question(monk(1), 1)).toEqual({
      prompt: { key: 'ask-harvest', effects: 3 },
      options: [['monk:trade', 'card:monk', 'VAL-HARV.13', trade], ...herald],
      standing: `harvest:${card}`,
    });
    expect(refusedBy(monk(1), 1)).toEqual([]);
    expect(question(monk(0), 1).options).toEqual(herald);
    expect(refusedBy(monk(0), 1)).toEqual([
      [
        'monk:trade',
        'card:monk',
        'VAL-HARV.14',
        { key: 'trade-unpaid', cost: { gold: 1 }, has: { gold: 0 } },
      ],
    ]);
  });

  it('VAL-GEN.9 VAL-HARV.11 where only trades are left one may stop, and nothing is answered by habit', () => {
    const t = table({
      dice: [1, 3],
      players: [{ citizens: ['cleric'] }, { gold: 1, strength: 1, citizens: ['monk', 'mercenary'] }],
    });
    const { options, ...rest } = question(t, 1);
    expect(rest).toEqual({ prompt: { key: 'ask-harvest', effects: 2 } });
    expect(options.map(([id]) => id)).toEqual(['monk:trade', 'mercenary:trade', 'done']);
    expect(options.at(-1)).toEqual(['done', undefined, 'VAL-GEN.9', { key: 'harvest-done' }]);
    t.play([1, 'done']);
    expect([waiting(t), t.asked().prompt.key, held(t, 1)]).toEqual([
      [0],
      'ask-action',
      { gold: 1, strength: 1 },
    ]);
  });

  it('VAL-ICON.6 which side of a card with alternatives is used', () => {
    const t = table({ dice: [2, 2], players: [{ citizens: ['merchant'] }] });
    const side = (kind: string) => [
      `merchant:${kind}`,
      'card:merchant',
      'VAL-ICON.6',
      { key: 'harvest-gain', card: 'merchant', gain: { [kind]: 2 } },
    ];
    expect(question(t, 0)).toEqual({
      prompt: { key: 'ask-harvest', effects: 3 },
      options: [side('gold'), side('magic')],
      standing: 'harvest:merchant',
    });
  });
});
