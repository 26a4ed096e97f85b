import { describe, expect, it } from 'vitest';
import { decline, question } from '../question.ts';
import { solo, toMonsters } from '../solo-table.ts';
import { held, playerOf, table, told } from '../table.ts';

describe('what is asked in the action phase', () => {
  it('VAL-MAG.2 VAL-MAG.3 how a price is split', () => {
    const pay =
      (kind: 'gold' | 'strength', rule: string, own = 0) =>
      (real: number, magic: number) => [
        `pay:${real}${kind[0]}${magic}m`,
        `track:${magic > own ? 'magic' : kind}`,
        rule,
        { key: 'pay', kind, real, magic },
      ];
    const strength = pay('strength', 'VAL-MAG.3');
    const slay = table({ phase: 'actions', players: [{ strength: 9, magic: 2 }] }).play('slay:treant');
    expect(question(slay)).toEqual({
      prompt: { key: 'ask-payment', card: 'treant', price: { kind: 'strength', real: 3, magic: 0 } },
      options: [strength(3, 0), strength(2, 1), strength(1, 2)],
    });
    const cube = table({
      phase: 'actions',
      options: { layout: 'glittering-gold' },
      players: [{ strength: 4, magic: 2 }],
    }).play('slay:gelatinous-cube');
    const withOwnMagic = pay('strength', 'VAL-MAG.3', 1);
    expect(question(cube).options).toEqual([withOwnMagic(4, 1), withOwnMagic(3, 2)]);
    const gold = pay('gold', 'VAL-MAG.2');
    const recruit = table({ phase: 'actions', players: [{ gold: 9, magic: 1 }] }).play('recruit:archer');
    expect(question(recruit)).toEqual({
      prompt: { key: 'ask-payment', card: 'archer', price: { kind: 'gold', real: 4, magic: 0 } },
      options: [gold(4, 0), gold(3, 1)],
    });
  });

  it('VAL-SLAY.8 which reward is taken, with a named citizen or any', () => {
    const slaying = (card: 'spider-queen' | 'bane-spider') =>
      table({
        phase: 'actions',
        players: [{ strength: 10, magic: 3 }],
        monsters: [null, null, [card]],
      }).play(`slay:${card}`, ...(card === 'bane-spider' ? ['pay:6s0m'] : []));
    const reward = (card: string, id: string, label: object) => [
      `reward:${id}`,
      `card:${card}`,
      'VAL-SLAY.8',
      label,
    ];
    expect(question(slaying('spider-queen'))).toEqual({
      prompt: { key: 'ask-reward', card: 'spider-queen' },
      options: [
        reward('spider-queen', 'gold', { key: 'reward-gain', bag: { gold: 2 } }),
        reward('spider-queen', 'citizen', { key: 'reward-citizen', bag: { vp: 1 } }),
      ],
    });
    expect(question(slaying('bane-spider'))).toEqual({
      prompt: { key: 'ask-reward', card: 'bane-spider' },
      options: [
        reward('bane-spider', 'gold', { key: 'reward-gain', bag: { gold: 3 } }),
        reward('bane-spider', 'citizen', { key: 'reward-citizen', citizen: 'knight' }),
      ],
    });
  });

  it('VAL-REC.6 which citizen is taken for free', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 7, citizens: ['rogue', 'peasant'] }],
      domains: [['rogues-landing']],
    }).play('build:rogues-landing');
    const free = (citizen: string, stack: number) => [
      `take:${citizen}`,
      `stack:${stack}`,
      'VAL-REC.6',
      { key: 'free-citizen', citizen },
    ];
    expect(question(t)).toEqual({
      prompt: { key: 'ask-citizen', card: 'rogues-landing' },
      options: [free('merchant', 6), free('peasant', 9), free('butcher', 14), decline],
    });
  });

  it('VAL-CARD.17 VAL-CARD.21 which card goes back, and for how many points', () => {
    const gain = { vp: 3 };
    const back = (card: string, stack: number, rule: string) => [
      `return:${card}`,
      `stack:${stack}`,
      rule,
      { key: 'return-card', card, gain },
    ];
    const nest = table({
      phase: 'actions',
      players: [{ gold: 6, citizens: ['peasant', 'peasant', 'cleric'] }],
      domains: [['nest-of-the-weaver-witch']],
    }).play('build:nest-of-the-weaver-witch');
    expect(question(nest)).toEqual({
      prompt: { key: 'ask-return', card: 'nest-of-the-weaver-witch', gain },
      options: [back('peasant', 9, 'VAL-CARD.17'), back('cleric', 5, 'VAL-CARD.17'), decline],
    });
    nest.play('return:peasant');
    expect([playerOf(nest, 0).citizens, told(nest, 'returned')]).toEqual([
      ['peasant', 'cleric'],
      [{ key: 'returned', player: 0, card: 'peasant', stack: 9, bag: gain }],
    ]);
    const watcher = table({
      phase: 'actions',
      options: { events: true },
      players: [{ gold: 6, citizens: ['archer', 'archer'], slain: ['goblin', 'owlbear', 'mimic'] }],
      domains: [['watcher-on-the-water']],
    }).play('build:watcher-on-the-water');
    expect(question(watcher)).toEqual({
      prompt: { key: 'ask-return', card: 'watcher-on-the-water', gain },
      options: [back('goblin', 0, 'VAL-CARD.21'), back('owlbear', 3, 'VAL-CARD.21'), decline],
    });
  });

  it('VAL-CARD.25 VAL-SOLO.10 whose monster is taken', () => {
    const perch = {
      phase: 'actions',
      domains: [['purloiners-perch']],
    } as const;
    const builder = { gold: 10, citizens: ['rogue' as const, 'rogue' as const] };
    const three = table({ ...perch, seats: 3, players: [builder, {}, { slain: ['goblin', 'owlbear'] }] });
    const from = { key: 'monster-from-seat', seat: 2, monsters: 2 };
    expect(question(three.play('build:purloiners-perch'))).toEqual({
      prompt: { key: 'ask-monster-from', card: 'purloiners-perch', solo: false },
      options: [['take:monster:2', 'seat:2', 'VAL-CARD.25', from], decline],
    });
    const alone = solo({ ...perch, players: [builder], monsters: [[]] });
    const top = { key: 'monster-from-center', card: 'skeleton' };
    expect(question(alone.play('build:purloiners-perch'))).toEqual({
      prompt: { key: 'ask-monster-from', card: 'purloiners-perch', solo: true },
      options: [['take:skeleton', 'stack:1', 'VAL-SOLO.10', top], decline],
    });
  });

  it('VAL-CARD.27 VAL-GEN.9 from whom a new domain takes, or nothing, which is not told', () => {
    const t = table({
      phase: 'actions',
      players: [{ gold: 5, citizens: ['rogue', 'cleric'] }, { gold: 2 }],
      domains: [['cutthroats-truce']],
    }).play('build:cutthroats-truce');
    expect(question(t)).toEqual({
      prompt: { key: 'ask-take-from', card: 'cutthroats-truce', solo: false },
      options: [
        ['take:gold:1', 'seat:1', 'VAL-CARD.27', { key: 'take-from-seat', seat: 1, bag: { gold: 2 } }],
        decline,
      ],
    });
    t.play('decline');
    expect([held(t, 0), held(t, 1), told(t, 'took-from')]).toEqual([{}, { gold: 2 }, []]);
  });

  it('VAL-CARD.31 VAL-SOLO.9 which domain works first when the actions are done', () => {
    const domains = ['cathedral-of-st-aquila', 'orb-of-urdr'] as const;
    for (const [seats, rule] of [
      [1, 'VAL-SOLO.9'],
      [2, 'VAL-CARD.31'],
    ] as const) {
      const t = table({ seats, phase: 'actions', players: [{ domains: [...domains] }] });
      expect(question(t.play('gain:gold', 'gain:gold'))).toEqual({
        prompt: { key: 'ask-action-end' },
        options: domains.map((domain) => [
          `use:${domain}`,
          `card:${domain}`,
          rule,
          { key: 'domain-effect', domain, solo: seats === 1 },
        ]),
      });
    }
  });
});

describe('what is asked in the monsters phase', () => {
  const capture = (card: string, stack: number) => [
    `capture:${card}`,
    `stack:${stack}`,
    'VAL-SOLO.17',
    { key: 'capture', card },
  ];

  it('VAL-SOLO.16 VAL-SOLO.17 which die goes first, and which citizen is lost to it', () => {
    const t = toMonsters({ dice: [2, 4] });
    const first = (value: number, die: number) => [
      `first:${value}`,
      `die:${die}`,
      'VAL-SOLO.16',
      { key: 'die', value },
    ];
    expect(question(t)).toEqual({
      prompt: { key: 'ask-first-die' },
      options: [first(2, 0), first(4, 1)],
    });
    expect(question(t.play('first:4'))).toEqual({
      prompt: { key: 'ask-captured', column: 3, darkLord: false },
      options: [capture('archer', 8), capture('paladin', 13)],
    });
  });

  it('VAL-SOLO.14 VAL-SOLO.34 which stack a six wakes, and the Dark Lord in an empty column', () => {
    const t = toMonsters({
      options: { darkLordAttacks: true },
      monsters: [[], null, [], null, []],
      dice: [1, 6],
    });
    expect(question(t.play('first:1'))).toEqual({
      prompt: { key: 'ask-captured', column: 0, darkLord: true },
      options: [capture('cleric', 5), capture('knight', 10)],
    });
    const wake = (card: string, column: number) => [
      `activate:${card}`,
      `stack:${column}`,
      'VAL-SOLO.14',
      { key: 'activate-stack', column, card },
    ];
    expect(question(t.play('capture:cleric'))).toEqual({
      prompt: { key: 'ask-activated-stack' },
      options: [wake('skeleton', 1), wake('owlbear', 3)],
    });
  });
});
