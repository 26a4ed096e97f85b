// What is told of each spell, and what its questions say.
import { describe, expect, it } from 'vitest';
import { question, story } from '../../../kernel/test/said.ts';
import { type CombatCardId, combatCardOf, combatCards } from '../data/combat-cards.ts';
import type { LordArrangement } from '../rules/arrangement.ts';
import { fight } from './fight-table.ts';
import type { Game } from './table.ts';

const ROOM = { c2r0: 'hatchery', c2r1: 'tunnel' } as const;
const PARTIES = { 1: ['warrior-1-4', 'wizard-1-2'], 2: ['warrior-2-4', 'wizard-2-1'] } as const;

/** A first round of such a party, in a room; the bystander is the lord's last creature. */
const under = (card: CombatCardId, lord: LordArrangement = {}): Game => {
  const { year } = combatCardOf(card);
  return fight({ card, year, lord: { party: [...PARTIES[year]], evil: 3, dungeon: ROOM, ...lord } });
};

const NEXT = /^(creature-attacks|creature-returns|creature-out|hero-wounded|no-fatigue|tile-conquered)/;

/** All that the spell did, up to what comes after it. */
function told(t: Game): string[] {
  const lines = story(t);
  const cast = lines.findIndex((line) => line.startsWith('spell-cast'));
  const rest = cast < 0 ? [] : lines.slice(cast + 1);
  const end = rest.findIndex((line) => NEXT.test(line));
  return rest.slice(0, end < 0 ? undefined : end);
}

const { amount: evil } = combatCards['word-of-peace'].ops[0].options[1][0];
const { points } = combatCards['magic-shield'].ops[0];
const { amount: imps } = combatCards['fist-of-justice'].ops[0];
const [[{ goods }], [{ amount: shame }]] = combatCards.graffiti.ops[0].options;
const { damage } = combatCards.metamorphosis.ops[0].do[0];
const { amount: fed } = combatCards['create-food'].ops[0];
const { hitPoints } = combatCards.illusion.ops[0];

const lost = (source: CombatCardId, what: string, had: number, amount = 1): string =>
  `goods-lost (player 0, source ${source}, what ${what}, had ${had}, lost ${amount}, kept 0, paid ())`;

const spells: readonly (readonly [string, CombatCardId, LordArrangement, readonly string[], string[]])[] = [
  [
    'DL-SPL.1',
    'word-of-peace',
    { lair: ['goblin'] },
    ['send:goblin', 'done', 'withdraw'],
    ['monster-withdrawn (player 0, creature goblin)'],
  ],
  [
    'DL-SPL.1',
    'word-of-peace',
    { lair: ['goblin'] },
    ['send:goblin', 'done', 'evil'],
    [`evil-moved (player 0, by ${evil}, to ${3 + evil})`],
  ],
  ['DL-SPL.24', 'word-of-peace', { lair: ['goblin'] }, ['done'], []],
  [
    'DL-SPL.2',
    'suggestion',
    { lair: ['goblin'], food: 1 },
    ['send:goblin', 'done', 'pay:goblin'],
    ['creature-paid (player 0, creature goblin, cost (food 1), source suggestion)'],
  ],
  [
    'DL-SPL.2',
    'suggestion',
    { lair: ['goblin'] },
    ['send:goblin', 'done'],
    ['monster-withdrawn (player 0, creature goblin)'],
  ],
  ['DL-SPL.3', 'magic-shield', {}, ['done'], [`shielded (player 0, points ${points})`]],
  ['DL-SPL.4', 'invisibility', {}, ['done'], ['made-invisible (player 0, heroes [wizard-1-2])']],
  ['DL-SPL.5', 'fist-of-justice', { imps: 3 }, ['done'], [lost('fist-of-justice', 'imp', 3, imps)]],
  ['DL-SPL.5', 'fist-of-justice', { imps: 0 }, ['done'], []],
  ['DL-SPL.5', 'fireball', { imps: 3 }, ['done'], []],
  ['DL-SPL.6', 'detect-treasure', { gold: 2, food: 2 }, ['done'], [lost('detect-treasure', 'gold', 2)]],
  [
    'DL-SPL.6',
    'detect-treasure',
    { food: 1, traps: ['pendulum'] },
    ['done'],
    [lost('detect-treasure', 'food', 1)],
  ],
  [
    'DL-SPL.6',
    'detect-treasure',
    { traps: ['pendulum'] },
    ['done'],
    [lost('detect-treasure', 'trap', 1), 'trap-buried (player 0, trap pendulum)'],
  ],
  ['DL-SPL.6', 'detect-treasure', {}, ['done'], []],
  [
    'DL-SPL.7',
    'graffiti',
    { gold: 9 },
    ['done', 'pay'],
    [`goods-paid (player 0, source graffiti, goods (gold ${goods.gold}))`],
  ],
  ['DL-SPL.7', 'graffiti', {}, ['done'], [`evil-moved (player 0, by ${shame}, to ${3 + shame})`]],
  [
    'DL-SPL.8',
    'aura-of-fear',
    { lair: ['goblin'] },
    ['send:goblin', 'done'],
    ['monster-withdrawn (player 0, creature goblin)'],
  ],
  ['DL-SPL.8', 'aura-of-fear', {}, ['send:ghost', 'done'], []],
  [
    'DL-SPL.9',
    'metamorphosis',
    { lair: ['goblin'] },
    ['send:goblin', 'done'],
    [`became-sheep (player 0, creature goblin, damage ${damage})`],
  ],
  ['DL-SPL.10', 'blind-rage', { lair: ['goblin'] }, ['send:goblin', 'done'], ['enraged (player 0)']],
  ['DL-SPL.10', 'blind-rage', {}, ['send:ghost', 'done'], []],
  ['DL-SPL.11', 'create-food', {}, ['done'], [`hero-fed (player 0, hero warrior-2-4, amount ${fed})`]],
  ['DL-SPL.12', 'illusion', {}, ['done'], [`phantom-appears (player 0, hitPoints ${hitPoints})`]],
  ['DL-SPL.14', 'song-of-courage', {}, ['done'], ['takes-courage (player 0)']],
  [
    'DL-SPL.15',
    'regeneration',
    { party: [{ id: 'warrior-2-4', damage: 3 }, 'wizard-2-1'] },
    ['done'],
    ['hero-healed (player 0, hero warrior-2-4, healed 3, left 8, of 8)'],
  ],
  [
    'DL-SPL.16',
    'magic-key',
    { prison: ['paladin-1', 'thief-1-1'] },
    ['done'],
    ['prisoner-freed (player 0, hero thief-1-1, by spell)'],
  ],
  [
    'DL-SPL.17',
    'dimensional-gate',
    { lair: ['goblin'] },
    ['send:goblin', 'done'],
    ['creature-discarded (player 0, creature goblin, source dimensional-gate)'],
  ],
];

describe('what is told of a spell', () => {
  it.each(spells)('%s %s, %j after %j', (_, card, lord, choices, lines) => {
    expect(told(under(card, lord).play(...choices))).toEqual(lines);
  });

  it('DL-SPL.14 Song of Courage: that nobody tires', () => {
    expect(story(under('song-of-courage').play('done'))).toContain('no-fatigue (player 0)');
  });
});

const PAIR: LordArrangement = { lair: ['goblin', 'troll'], food: 1 };
const SENT = ['send:goblin', 'send:troll', 'done'] as const;

const questions: readonly (readonly [string, CombatCardId, LordArrangement, readonly string[], string[]])[] =
  [
    [
      'DL-SPL.1',
      'word-of-peace',
      PAIR,
      SENT,
      [
        'ask-way (source word-of-peace)',
        'withdraw | withdraw-all | - | DL-SPL.1',
        `evil | take-evil (amount ${evil}) | track | DL-SPL.1`,
      ],
    ],
    [
      'DL-SPL.2',
      'suggestion',
      PAIR,
      SENT,
      [
        'ask-dues (source suggestion, creatures [goblin troll], free 0, bill (food 3))',
        'pay:goblin | pay-creature (cost (food 1), creature goblin) | lair:0:0 | DL-SPL.2',
        'withdraw:goblin | withdraw-creature (creature goblin) | lair:0:0 | DL-SPL.2',
        'withdraw:troll | withdraw-creature (creature troll) | lair:0:1 | DL-SPL.2',
        'no pay:troll | pay-creature (cost (food 2), creature troll) | lair:0:1 | DL-SPL.2 | too-poor (lacks (food 1))',
      ],
    ],
    [
      'DL-SPL.6',
      'detect-treasure',
      { traps: ['pendulum', 'trap-door', 'pendulum'] },
      ['done'],
      [
        'ask-lose-trap (source detect-treasure)',
        'bury:pendulum | bury-trap (trap pendulum) | trap:pendulum | DL-SPL.6',
        'bury:trap-door | bury-trap (trap trap-door) | trap:trap-door | DL-SPL.6',
      ],
    ],
    [
      'DL-SPL.7',
      'graffiti',
      { gold: 9 },
      ['done'],
      [
        'ask-way (source graffiti)',
        `pay | pay-goods (goods (gold ${goods.gold})) | - | DL-SPL.7`,
        `evil | take-evil (amount ${shame}) | track | DL-SPL.7`,
      ],
    ],
    [
      'DL-SPL.8, DL-SPL.18',
      'aura-of-fear',
      PAIR,
      SENT,
      [
        'ask-sent (source aura-of-fear)',
        'withdraw:goblin | withdraw-creature (creature goblin) | lair:0:0 | DL-SPL.8',
        'withdraw:troll | withdraw-creature (creature troll) | lair:0:1 | DL-SPL.8',
      ],
    ],
    [
      'DL-SPL.9',
      'metamorphosis',
      PAIR,
      SENT,
      [
        'ask-sent (source metamorphosis)',
        'sheep:goblin | bewitch-creature (creature goblin) | lair:0:0 | DL-SPL.9',
        'sheep:troll | bewitch-creature (creature troll) | lair:0:1 | DL-SPL.9',
      ],
    ],
    [
      'DL-SPL.17, DL-DATA.10',
      'dimensional-gate',
      PAIR,
      [...SENT, 'attack:goblin:stab', 'attack:troll:club'],
      [
        'ask-sent (source dimensional-gate)',
        'discard:goblin:out | discard-creature (creature goblin, state out) | lair:0:0 | DL-SPL.17',
        'discard:troll:out | discard-creature (creature troll, state out) | lair:0:1 | DL-SPL.17',
      ],
    ],
  ];

describe('a question of a spell', () => {
  it.each(questions)('%s %s with %j after %j', (_, card, lord, choices, lines) => {
    expect(question(under(card, lord).play(...choices))).toEqual(lines);
  });

  it('DL-SPL.10, DL-SPL.22 Blind Rage: what is no attack is refused', () => {
    const t = under('blind-rage', { lair: ['slime', 'vampire'], party: ['priest-2-4', 'wizard-2-1'] });
    expect(question(t.play('send:slime', 'send:vampire', 'done'))).toEqual([
      'ask-attack (left 2)',
      'attack:slime:drop | attack-with (creature slime, attack drop, damage 1) | lair:0:0 | DL-ATK.2',
      'attack:vampire:none | attack-with-nothing (creature vampire, returns true) | lair:0:1 | DL-ATK.8',
      'no attack:slime:smear | attack-with (creature slime, attack smear, damage 0) | lair:0:0 | DL-SPL.10 | attack-raging (creature slime)',
      'no attack:vampire:drain | attack-with (creature vampire, attack drain, damage 3) | lair:0:1 | DL-ATK.7 | attack-without-target (creature vampire)',
      'no attack:vampire:bite-and-fly | attack-with (creature vampire, attack bite-and-fly, damage 2) | lair:0:1 | DL-ATK.7 | attack-without-target (creature vampire)',
    ]);
  });
});
