import type { Json } from '@krcma/kernel';
import { refusalOf } from '@krcma/kernel/arrange-checks';
import { describe, expect, it } from 'vitest';
import { valeria } from '../index.ts';

const turns = { rule: 'valeria', step: 'turns' };
const SEEDS = 20;

describe('a position that cannot be', () => {
  it.each<[string, number, unknown, string]>([
    [
      'twenty knights',
      2,
      { citizens: { knight: 20 } },
      'citizens.knight cannot be 20; it takes a whole number from 0 to 6.',
    ],
    [
      'knights of many hands',
      2,
      { citizens: { knight: 4 }, players: [{ citizens: ['knight', 'knight'] }, { citizens: ['knight'] }] },
      '"knight" is named 7 times (players[0].citizens, players[1].citizens, citizens.knight), but there are only 6 of it.',
    ],
    [
      'a card in two places',
      2,
      { players: [{ domains: ['violet-thorn'] }], domains: [['violet-thorn']] },
      '"violet-thorn" is named 2 times (players[0].domains, domains[0]), but there is only 1 of it.',
    ],
    ['a die of 7', 2, { dice: [6, 7] }, 'dice[1] cannot be 7; it takes a whole number from 1 to 6.'],
    ['half a die', 2, { rolled: [6, 0.5] }, 'rolled[1] cannot be 0.5; it takes a whole number from 1 to 6.'],
    [
      'three dice that lie',
      2,
      { rolled: [6, 1, 1] },
      'rolled cannot have 3 entries; it takes a list of 2 to 2, each a whole number from 1 to 6.',
    ],
    [
      'an unknown duke',
      2,
      { players: [{ duke: 'nobody' }] },
      'players[0].duke cannot be "nobody"; it takes a duke: cornelius, ',
    ],
    [
      'a list for a name',
      2,
      { players: [{ duke: ['node'] }] },
      'players[0].duke cannot be a list of 1; it takes a duke: ',
    ],
    [
      'words for gold',
      2,
      { players: [{ gold: 'much' }] },
      'players[0].gold cannot be "much"; it takes a whole number from 0 to 999.',
    ],
    [
      'debts',
      2,
      { players: [{ gold: -1 }] },
      'players[0].gold cannot be -1; it takes a whole number from 0 to 999.',
    ],
    ['null for players', 2, { players: null }, 'players cannot be null; it takes a list of at most 5'],
    ['nothing at all', 2, null, 'A position cannot be null; it takes { dice, at, players'],
    [
      'a name of all objects',
      2,
      { constructor: {} },
      'A position has no "constructor"; it takes { dice, at, players',
    ],
    [
      'a seat that is not there',
      2,
      { active: 2 },
      'active cannot be 2; it takes a whole number from 0 to 1.',
    ],
    [
      'five exhausted cards for two',
      2,
      { deck: new Array(5).fill('exhausted') },
      '"exhausted" is named 5 times (deck), but there are only 4 of it.',
    ],
    [
      'events that are not in play',
      2,
      { deck: ['mimic'] },
      '"mimic" cannot come: events are only in play with the option events.',
    ],
    [
      'the Dark Lord among two',
      2,
      { captured: ['knight'] },
      'The Dark Lord comes only to one player alone, not to 2.',
    ],
    [
      'the Dark Lord too early',
      1,
      { darkLord: 'node' },
      'The Dark Lord comes when the duke is chosen; say at: [{ rule, step: "turns" }].',
    ],
    [
      'a stack of two areas',
      2,
      { monsters: [['goblin', 'troll']] },
      'monsters[0] cannot hold monsters of several areas: hills, valley.',
    ],
    [
      'a citizen in a foreign slot',
      2,
      { citizenStacks: [['knight']] },
      'citizenStacks[0] cannot hold "knight", which lies in slot 6.',
    ],
    [
      'one stack said twice',
      2,
      { citizens: { cleric: 1 }, citizenStacks: [['monk']] },
      'citizenStacks[0] and citizens.cleric describe the same stack; say one of them.',
    ],
    [
      'cards beneath the rest',
      2,
      { domains: [['...', 'violet-thorn']] },
      'domains[0] cannot have cards after "...": it stands for all that lies beneath.',
    ],
    [
      'tokens on a citizen',
      2,
      { tokens: [{ stack: 7, gold: 1 }] },
      'tokens[0] lie on nothing that can be slain',
    ],
    [
      'a used domain nobody built',
      2,
      { usedDomains: ['violet-thorn'] },
      'usedDomains cannot name "violet-thorn", which the active player has not built.',
    ],
    [
      'a rule within nothing',
      2,
      { at: [{ rule: 'turn' }] },
      'at[0].rule cannot be "turn": every position stands in "valeria", the rule that is the whole game.',
    ],
    [
      'a turn of somebody else',
      2,
      { active: 0, at: [turns, { rule: 'turn', with: { player: 1 } }] },
      'It cannot be the turn of seat 1: the active seat is 0.',
    ],
    [
      'a spot that waits for a card though cards lie there',
      2,
      { emptied: [0] },
      'emptied cannot name stack 0: it has cards or something lies there, or it is named twice.',
    ],
    [
      'a spot that waits twice',
      2,
      { monsters: [[]], emptied: [0, 0] },
      'emptied cannot name stack 0: it has cards or something lies there, or it is named twice.',
    ],
    [
      'a spot that waits though something lies there',
      2,
      { monsters: [[]], emptied: [0], spots: { 0: 'bare' } },
      'emptied cannot name stack 0: it has cards or something lies there, or it is named twice.',
    ],
    [
      'a vacated spot that does not wait',
      2,
      { monsters: [[]], spots: { 0: 'vacated' } },
      'Spot 0 can only be vacated while emptied names it: it waits for a card.',
    ],
    [
      'an exhausted card on a stack',
      2,
      { spots: { 3: 'exhausted' } },
      'Stack 3 still has cards, so nothing lies on its spot.',
    ],
    [
      'two stacks of one area',
      2,
      { monsters: [['goblin'], ['goblin-king']] },
      'monsters[1] cannot be a second stack of hills: each area has one.',
    ],
    [
      'tokens on a bare spot',
      2,
      { monsters: [[]], tokens: [{ stack: 0, gold: 1 }] },
      'tokens[0] lie on nothing that can be slain',
    ],
    [
      'tokens above a bare spot',
      2,
      { monsters: [[]], tokens: [{ stack: 0, height: 0, gold: 1 }] },
      'tokens[0] lie on nothing that can be slain',
    ],
    [
      'tokens under a stack',
      2,
      { tokens: [{ stack: 0, height: -1, gold: 1 }] },
      'tokens[0] lie on nothing that can be slain',
    ],
    [
      'tokens above a stack',
      2,
      { monsters: [['goblin']], tokens: [{ stack: 0, height: 1, gold: 1 }] },
      'tokens[0] lie on nothing that can be slain',
    ],
    [
      'tokens of one card said twice',
      2,
      {
        tokens: [
          { stack: 0, gold: 1 },
          { stack: 0, magic: 1 },
        ],
      },
      'tokens[1] lie on a card that has tokens already; say them together.',
    ],
    ['no frame at all', 2, { at: [] }, 'at cannot have 0 entries; it takes a list of 1 to 50'],
  ])('%s: the same sentence whatever the seed', (_, seats, arrangement, sentence) => {
    const sentences = new Set<string | undefined>();
    for (let seed = 0; seed < SEEDS; seed++)
      sentences.add(refusalOf(valeria, { seats, seed: `bad ${seed}`, arrangement: arrangement as Json }));
    expect([...sentences]).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('what a position may say reaches', () => {
  const many = new Array(108).fill('goblin');
  it.each<[string, unknown, unknown, string]>([
    ['from turn 0', { turn: 0 }, { turn: -1 }, 'turn cannot be -1'],
    ['to turn 999', { turn: 999 }, { turn: 1000 }, 'turn cannot be 1000'],
    ['from gold 0', { players: [{ gold: 0 }] }, { players: [{ gold: -1 }] }, 'gold cannot be -1'],
    [
      'to one duke or two',
      { players: [{ dukes: ['node'] }] },
      { players: [{ dukes: [] }] },
      'cannot have 0 entries',
    ],
    [
      'to one duke that was declined',
      { players: [{ declined: ['node'] }], at: [turns] },
      { players: [{ declined: ['node', 'simon'] }], at: [turns] },
      'players[0].declined cannot have 2 entries',
    ],
    ['from stack 0', { tokens: [{ stack: 0 }] }, { tokens: [{ stack: -1 }] }, 'stack cannot be -1'],
    [
      'to stack 19',
      { domains: [null, null, null, null, []], emptied: [19] },
      { emptied: [20] },
      'cannot be 20',
    ],
    [
      'from the spot itself',
      { monsters: [[]], spots: { 0: 'mimic' }, tokens: [{ stack: 0, height: -1 }] },
      { monsters: [[]], spots: { 0: 'mimic' }, tokens: [{ stack: 0, height: -2 }] },
      'tokens[0].height cannot be -2',
    ],
    ['to a die of 6', { dice: [1, 6] }, { dice: [0] }, 'dice[0] cannot be 0'],
    [
      'to lists as long as any in the box',
      { monsters: [['goblin', 'goblin', '...']] },
      { players: [{ slain: [...many, 'goblin'] }] },
      'players[0].slain cannot have 109 entries',
    ],
  ])('%s', (_, good, bad, sentence) => {
    const refusal = (arrangement: unknown) =>
      refusalOf(valeria, {
        seats: 2,
        seed: 'bounds',
        options: { events: true },
        arrangement: arrangement as Json,
      });
    expect(refusal(good)).toBeUndefined();
    expect(refusal(bad)).toContain(sentence);
  });
});
