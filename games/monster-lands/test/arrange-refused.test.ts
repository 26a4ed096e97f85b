import type { Json } from '@krcma/kernel';
import { refusalOf } from '@krcma/kernel/arrange-checks';
import { describe, expect, it } from 'vitest';
import { monsterLands } from '../index.ts';
import { SAM } from '../state.ts';

const rounds = { rule: 'monsterLands', step: 'rounds' };
const unrolled = { colour: 'strength', face: 0 };
const SEEDS = 20;

describe('a position that cannot be', () => {
  const settler = { members: ['purkrab', { id: 'ninra', realm: 'ujunie' }] };
  it.each<[string, number, unknown, string]>([
    [
      'a realm nobody owns',
      2,
      { clans: [settler], at: [rounds] },
      'clans[0]: "ninra" has settled "ujunie", which is not among the realms of the clan.',
    ],
    [
      'a realm of another clan',
      2,
      { clans: [settler, { realms: ['ujunie'] }], at: [rounds] },
      'clans[0]: "ninra" has settled "ujunie", which is not among the realms of the clan.',
    ],
    [
      'two settlers',
      2,
      {
        clans: [{ members: [...settler.members, { id: 'lemtal', realm: 'ujunie' }], realms: ['ujunie'] }],
        at: [rounds],
      },
      'clans[0]: "ujunie" has two settlers; a realm has one.',
    ],
    [
      'more tokens than there are',
      2,
      { lodge: new Array(5).fill('trap-s1') },
      '"trap-s1" is named 5 times (lodge), but there are only 4 of it.',
    ],
    [
      'more venom than the board holds',
      2,
      { clans: [{ venoms: 4 }] },
      'clans[0].venoms cannot be 4; it takes a whole number from 0 to 3.',
    ],
    [
      'a monster in two places',
      2,
      { gate: 'krus', areas: [{ monster: 'krus' }] },
      '"krus" is named 2 times (areas[0], gate), but there is only 1 of it.',
    ],
    [
      'a member of two clans',
      2,
      { clans: [{ members: ['lemtal'] }, { members: ['lemtal'] }], at: [rounds] },
      '"lemtal" is named 2 times (clans[0].members, clans[1].members), but there is only 1 of it.',
    ],
    [
      'a die of 7',
      2,
      { clans: [{ dice: { persuasion: [7] } }] },
      'clans[0].dice.persuasion[0] cannot be 7; it takes a whole number from 1 to 6.',
    ],
    ['an unknown monster', 2, { gate: 'nobody' }, 'gate cannot be "nobody"; it takes a monster: '],
    [
      'a second realm for two',
      2,
      { areas: [{}, {}] },
      'areas cannot have 2 entries: with 2 players there is 1 realm.',
    ],
    [
      'paths of the second realm for two',
      2,
      { paths: { b1: { seat: 0, member: 'purkrab' } }, at: [rounds] },
      'paths.b1 is of the second realm, which is only there with three players and more.',
    ],
    [
      'a stranger on a path',
      2,
      { paths: { a1: { seat: 0, member: 'lemtal' } }, at: [rounds] },
      'paths.a1.member cannot be "lemtal", who is no member of clan 0.',
    ],
    [
      'one member on two paths',
      2,
      { paths: { a1: { seat: 0, member: 'purkrab' }, a2: { seat: 0, member: 'purkrab' } }, at: [rounds] },
      '"purkrab" cannot stand on two paths, a1 and a2.',
    ],
    [
      'a member on a path that is not said',
      2,
      { clans: [{ members: [{ id: 'lemtal', path: 'a1' }] }], at: [rounds] },
      'clans[0]: "lemtal" stands on a path that is not described; say paths.a1.',
    ],
    [
      'a die on no trap',
      2,
      { paths: { a1: { seat: 0, member: 'purkrab', dice: [{ ...unrolled, trap: 0 }] } }, at: [rounds] },
      'paths.a1.dice lie on trap 0, but there are 0 traps, counted from 0.',
    ],
    [
      'Sam among two',
      2,
      { paths: { a1: { seat: SAM, member: null } }, at: [rounds] },
      "paths.a1 cannot be Sam's: he comes to one player alone, without a member.",
    ],
    [
      'two clans of fire',
      2,
      { clans: [{ affinity: 'fire' }, { affinity: 'fire' }], at: [rounds] },
      'Two clans are of fire; each affinity has one clan.',
    ],
    [
      'two clans of fire after two that say nothing',
      4,
      { clans: [{}, {}, { affinity: 'fire' }, { affinity: 'fire' }], at: [rounds] },
      'Two clans are of fire; each affinity has one clan.',
    ],
    [
      'a clan before it is picked',
      2,
      { clans: [{ affinity: 'fire' }] },
      'clans[0] cannot have an affinity, members or traps before the clans are picked',
    ],
    [
      'the trap of a clan that is still to be picked',
      2,
      { lodge: ['trap-basic-fire'] },
      '"trap-basic-fire" lies in the box until the clan of fire is picked; say at: [{ rule, step: "rounds" }].',
    ],
    [
      'a leader from elsewhere',
      2,
      { clans: [{ leader: 'lemtal' }], at: [rounds] },
      'clans[0].leader cannot be "lemtal", who is no member of the clan.',
    ],
    [
      'a fifth seat on a path',
      4,
      { paths: { a1: { seat: 4, member: 'purkrab' } }, at: [rounds] },
      'paths.a1.seat cannot be 4; it takes a whole number from -1 to 3.',
    ],
    [
      'six traps',
      2,
      {
        clans: [{ traps: ['trap-s1', 'trap-s1', 'trap-s2', 'trap-s2', 'trap-m1', 'trap-m1'] }],
        at: [rounds],
      },
      'clans[0].traps cannot be 6: the board of the clan holds 5.',
    ],
    [
      'panic in two places',
      2,
      { panic: ['mine'], decks: { panic: ['mine'] } },
      'The panic token of the mine lies there or face down (decks.panic), not both.',
    ],
    [
      'names of all objects',
      2,
      { clans: [{ toString: 1 }] },
      'clans[0] has no "toString"; it takes { affinity, ',
    ],
    [
      'a rule past what it must know',
      2,
      {
        at: [
          rounds,
          { rule: 'round', step: 'adventure' },
          { rule: 'monsterAttack', step: 'strike', with: { path: 'a1', monster: 'krus' } },
        ],
      },
      'at[2].with lacks "hits": rule "monsterAttack" is past that step and knows its result.',
    ],
    [
      'an attack of no monster',
      2,
      {
        at: [rounds, { rule: 'round', step: 'adventure' }, { rule: 'monsterAttack', with: { path: 'a1' } }],
      },
      'at[2].with lacks "monster", which rule "monsterAttack" is called with.',
    ],
    [
      'an attack of nothing',
      2,
      {
        at: [
          rounds,
          { rule: 'round', step: 'adventure' },
          { rule: 'monsterAttack', with: { path: 'a1', monster: null } },
          { rule: 'revealStep', with: { place: 'a' } },
        ],
      },
      'at[2].with.monster cannot be null; it takes a monster: ',
    ],
    [
      'hits that are no number',
      2,
      {
        at: [
          rounds,
          { rule: 'round', step: 'adventure' },
          {
            rule: 'monsterAttack',
            step: 'pre-roll',
            with: { path: 'a1', monster: 'krus', hits: ['many'] },
          },
        ],
      },
      'at[2].with.hits cannot be a list of 1; it takes a whole number from 0 to 999.',
    ],
    [
      'hiring in the middle of a battle',
      2,
      {
        at: [
          rounds,
          { rule: 'round', step: 'adventure' },
          { rule: 'hire', with: { path: 'a1', monster: 'krus' } },
          { rule: 'revealStep', with: { place: 'a' } },
        ],
      },
      'at[2].with is not what rule "hire" is called with by the one beneath it, and it does not stand alone. Those that do: turn, ',
    ],
    [
      'a monster no rule knows',
      2,
      {
        at: [
          rounds,
          { rule: 'round', step: 'adventure' },
          { rule: 'monsterAttack', with: { path: 'a9', monster: 'krus' } },
        ],
      },
      'at[2].with.path cannot be "a9"; it takes a path: a1, ',
    ],
  ])('%s: the same sentence whatever the seed', (_, seats, arrangement, sentence) => {
    const sentences = new Set<string | undefined>();
    for (let seed = 0; seed < SEEDS; seed++)
      sentences.add(
        refusalOf(monsterLands, { seats, seed: `bad ${seed}`, arrangement: arrangement as Json }),
      );
    expect([...sentences]).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('what a position may say reaches', () => {
  const die = (face: number, space = 0) => ({
    citadel: { mine: [{ seat: 0, colour: 'strength', face, space }] },
  });
  const clan = (values: object) => ({ clans: [{ ...values }], at: [rounds] });
  const rolled = (face: number) => ({
    paths: { a1: { seat: 0, member: 'purkrab', dice: [{ ...unrolled, face, trap: null }] } },
    at: [rounds],
  });
  it.each<[string, unknown, unknown, string]>([
    ['from 0 coins', clan({ coins: 0 }), clan({ coins: -1 }), 'coins cannot be -1'],
    ['to 999 coins', clan({ coins: 999 }), clan({ coins: 1000 }), 'coins cannot be 1000'],
    ['from no potion', clan({ potions: 0 }), clan({ potions: -1 }), 'potions cannot be -1'],
    ['from no venom', clan({ venoms: 0 }), clan({ venoms: -1 }), 'venoms cannot be -1'],
    ['from no defence', clan({ defence: 0 }), clan({ defence: -1 }), 'defence cannot be -1'],
    ['from a die not rolled yet', die(0), die(-1), 'face cannot be -1'],
    ['to a die of 6', die(6), die(7), 'face cannot be 7'],
    ['from the first space', die(1, 0), die(1, -1), 'space cannot be -1'],
    ['to the tenth space', die(1, 9), die(1, 10), 'space cannot be 10'],
    ['from a die of a path not rolled yet', rolled(0), rolled(-1), 'face cannot be -1'],
    ['to a die of a path that shows 6', rolled(6), rolled(7), 'face cannot be 7'],
    [
      'from a persuasion die of 1',
      clan({ dice: { persuasion: [1, 6] } }),
      clan({ dice: { persuasion: [0] } }),
      'persuasion[0] cannot be 0',
    ],
    ['from round 1', { round: 1 }, { round: 0 }, 'round cannot be 0'],
    ['to round 9', { round: 9 }, { round: 10 }, 'round cannot be 10'],
    ['to the seats there are', { first: 1 }, { first: 2 }, 'first cannot be 2'],
    ['to lists of 64', { box: ['krus'] }, { box: new Array(65).fill('krus') }, 'box cannot have 65 entries'],
    [
      'to four clans, of those who play',
      { clans: [{}, {}] },
      { clans: new Array(5).fill({}) },
      'clans cannot have 5 entries; it takes a list of at most 4',
    ],
  ])('%s', (_, good, bad, sentence) => {
    const refusal = (arrangement: unknown) =>
      refusalOf(monsterLands, { seats: 2, seed: 'bounds', arrangement: arrangement as Json });
    expect(refusal(good)).toBeUndefined();
    expect(refusal(bad)).toContain(sentence);
  });

  it('from no token of Sam to six', () => {
    const refusal = (tokens: number) =>
      refusalOf(monsterLands, { seats: 1, seed: 'bounds', arrangement: { sam: { tokens }, at: [rounds] } });
    expect([0, 6].map(refusal)).toEqual([undefined, undefined]);
    expect(refusal(-1)).toContain('tokens cannot be -1');
    expect(refusal(7)).toContain('tokens cannot be 7');
  });
});
