// Chapter LOR-RAG: omens, the last turns and the end of the world.
import { describe, expect, it } from 'vitest';
import { OMENS, omens } from '../../data/omens.ts';
import { REALMS } from '../../data/realms.ts';
import { treeRegionsOf } from '../../rules/control.ts';
import { omenNeeds } from '../../rules/omens.ts';
import { type Game, playerOf, table, told } from '../table.ts';

const monument = (setup: Parameters<typeof table>[0] = {}): Game =>
  table({ step: 'special', wheel: { prepare: [0] }, decks: { events: [1] }, ...setup });

const downIn = ({ game }: Game): string[] => game.omens.filter(({ down }) => down).map(({ id }) => id);

/** Plays whatever comes, the plain way, until somebody else's turn begins or the game is over. */
function passTurn(t: Game): void {
  const { turns } = t.game;
  for (let answers = 0; t.game.outcome === undefined && t.game.turns === turns; answers++) {
    const options = t.options();
    t.play(
      ['skip', 'none', 'act:prepare', 'act:monument'].find((id) => options.includes(id)) ??
        (options[0] as string),
    );
    if (answers > 60) throw new Error(`The turn does not end: ${options}`);
  }
}

const lands = { halogaland: [1, 2, 3, 4], jamtland: [5, 6, 7], svealand: [8, 9, 10] };

/** Seat 1 with so many realms, seat 0 with the others. */
const alliedWith = (count: number) =>
  Object.fromEntries(REALMS.map((realm, index) => [realm, [index < count ? 1 : 0]]));

describe('omens', () => {
  it.each([
    [
      4,
      'lands',
      { players: [{ regions: [...lands.jamtland, ...lands.svealand] }] },
      { players: [{ regions: lands.jamtland }, { regions: lands.svealand }] },
    ],
    [
      2,
      'lands',
      { players: [{ regions: [...lands.jamtland, ...lands.svealand] }] },
      { players: [{ regions: [...lands.jamtland, 8, 9] }] },
    ],
    [
      4,
      'temples',
      { temples: [2, 7, 8, 13], players: [{}, { regions: [2, 7, 8, 13] }] },
      { temples: [2, 7, 8, 13], players: [{ regions: [13] }, { regions: [2, 7, 8] }] },
    ],
    [
      2,
      'temples',
      { temples: [2, 7, 8], players: [{}, { regions: [2, 7, 8] }] },
      { temples: [2, 7, 8], players: [{ regions: [7] }, { regions: [2, 8] }] },
    ],
    [
      4,
      'monsters',
      { players: [{}, {}, { slain: ['draug'], tokens: 1 }] },
      { players: [{}, { slain: ['draug'] }, { slain: ['garm'] }] },
    ],
    [2, 'monsters', { players: [{}, { slain: ['draug'] }] }, {}],
    [4, 'realms', { allies: alliedWith(omens.realms.many) }, { allies: alliedWith(omens.realms.many - 1) }],
    [2, 'realms', { allies: alliedWith(omens.realms.two) }, { allies: alliedWith(omens.realms.two - 1) }],
  ] as const)('LOR-RAG.2, LOR-RAG.11, LOR-ICON.8 with %i players %s', (seats, omen, met, unmet) => {
    const t = monument({ seats, ...(met as object) });
    t.play('act:monument', 'god:odin');
    expect(downIn(t)).toEqual([omen]);
    const not = monument({ seats, ...(unmet as object) });
    not.play('act:monument', 'god:odin');
    expect(downIn(not)).toEqual([]);
  });

  it('LOR-RAG.11 a finished monument is an omen of its own', () => {
    const t = monument({ monuments: { thor: { level: 2 } } });
    t.play('act:monument', 'god:thor');
    expect(downIn(t)).toEqual(['monument']);
  });

  it('LOR-RAG.11 omens need less than the victory they mirror, and there are five for each number of players', () => {
    expect(OMENS).toHaveLength(5);
    expect([omens.lands.many, omens.lands.two]).toEqual([2, 2]);
    expect(omenNeeds('temples', 4)).toBeLessThan(5);
    expect(omenNeeds('temples', 2)).toBeLessThan(4);
    expect(omenNeeds('monsters', 4)).toBe(2);
    expect(omenNeeds('monument', 4)).toBe(1);
  });

  it('LOR-RAG.1 nothing but a Monument action turns them', () => {
    const t = table({ step: 'special', players: [{ slain: ['draug', 'garm'] }] });
    passTurn(t);
    expect(downIn(t)).toEqual([]);
  });

  it('LOR-RAG.3 what lies face down stays so, whatever becomes of it', () => {
    const t = monument({ omens: ['lands', 'realms'] });
    t.play('act:monument', 'god:odin');
    expect(downIn(t)).toEqual(['lands', 'realms']);
    expect(t.game.doom).toBeNull();
  });

  it('LOR-RAG.2, LOR-RAG.3 one that lies face down and still holds counts once', () => {
    const t = monument({ omens: ['lands', 'monument'], monuments: { thor: { level: 3 } } });
    t.play('act:monument', 'god:odin');
    expect(told(t, 'omen-fulfilled')).toEqual([]);
    expect(t.game.doom).toBeNull();
  });

  it('LOR-RAG.4 what held earlier and does not now is not counted', () => {
    const t = monument({ players: [{ regions: [...lands.jamtland, 8, 9] }, { regions: [10] }] });
    t.play('act:monument', 'god:odin');
    expect(downIn(t)).toEqual([]);
  });
});

describe('Ragnarök', () => {
  const begun = (seats = 4): Game =>
    monument({ seats, omens: ['lands', 'realms'], monuments: { odin: { level: 2 } } });

  it('LOR-RAG.5 begins with the third omen, and the Monument action is still finished', () => {
    const t = begun();
    t.play('act:monument', 'god:odin');
    expect(downIn(t)).toHaveLength(3);
    expect(told(t, 'ragnarok-begun')).toEqual([{ key: 'ragnarok-begun', by: 0 }]);
    expect(told(t, 'event-revealed').at(-1)?.event).toBe(1);
    expect(t.game.outcome).toBeUndefined();
  });

  it('LOR-RAG.5 more than three at once bring it too, two do not', () => {
    const four = monument({
      omens: ['lands'],
      monuments: { odin: { level: 2 } },
      players: [{ slain: ['draug', 'garm'] }],
    });
    four.play('act:monument', 'god:odin');
    expect(four.game.doom).toEqual({ by: 0, left: 4 });
    const two = monument({ omens: ['lands'], monuments: { odin: { level: 2 } } });
    two.play('act:monument', 'god:odin');
    expect(two.game.doom).toBeNull();
  });

  it.each([2, 3, 4])(
    'LOR-RAG.6 with %i players everybody has one last turn, whoever caused it the last',
    (seats) => {
      const t = begun(seats);
      t.play('act:monument', 'god:odin');
      const order: number[] = [];
      while (t.game.outcome === undefined && order.length < 9) {
        order.push(t.game.active);
        passTurn(t);
      }
      expect(order).toEqual([...Array.from({ length: seats - 1 }, (_, seat) => seat + 1), 0]);
      expect(t.game.outcome).toMatchObject({ reason: 'ragnarok' });
    },
  );

  it('LOR-RAG.7 a victory in a last turn wins at once', () => {
    const t = table({
      step: 'special',
      active: 1,
      doom: { by: 0, left: 4 },
      temples: [2, 7, 8, 13],
      players: [{ regions: [4, 15] }, { regions: [2, 7, 8, 13, 17] }],
    });
    t.play('act:temple');
    expect(t.game.outcome).toMatchObject({ winners: [1], reason: 'godi' });
  });

  it('LOR-RAG.8 otherwise most regions beside Yggdrasil win', () => {
    const t = table({
      step: 'special',
      active: 3,
      doom: { by: 3, left: 1 },
      players: [
        { regions: [1, 2, 3, 5, 6] },
        { regions: [4, 7] },
        { regions: [8, 13, 14] },
        { regions: [15] },
      ],
    });
    expect([0, 1, 2, 3].map((seat) => treeRegionsOf(t.game, seat))).toEqual([0, 2, 3, 1]);
    passTurn(t);
    expect(t.game.outcome).toMatchObject({ winners: [2], reason: 'ragnarok', scores: [0, 2, 3, 1] });
  });

  it('LOR-RAG.9 of equals whoever had the last turn earlier wins, who caused it loses all ties', () => {
    const tied = (by: number, owners: readonly number[]): Game => {
      const regions = [4, 7, 8, 13];
      const t = table({
        step: 'special',
        active: by,
        doom: { by, left: 1 },
        players: [0, 1, 2, 3].map((seat) =>
          owners.includes(seat) ? { regions: [regions[seat] as number] } : {},
        ),
      });
      passTurn(t);
      return t;
    };
    expect(tied(2, [0, 1, 2]).game.outcome?.winners).toEqual([0]);
    expect(tied(0, [0, 1, 3]).game.outcome?.winners).toEqual([1]);
    expect(tied(0, [0, 3]).game.outcome?.winners).toEqual([3]);
    expect(tied(3, []).game.outcome?.winners).toEqual([0]);
  });

  it('LOR-RAG.10 a Monument action in the last turns works as ever and restarts nothing', () => {
    const t = monument({
      active: 1,
      wheel: { prepare: [1] },
      doom: { by: 0, left: 4 },
      omens: ['lands', 'realms', 'temples'],
    });
    t.play('act:monument', 'god:odin');
    expect(t.game.doom).toEqual({ by: 0, left: 3 });
    expect(t.game.monuments.odin.level).toBe(1);
    expect(playerOf(t, 1).priests).toBe(0);
  });

  it('comes by itself after the agreed number of rounds', () => {
    const t = table({ seats: 2, step: 'special', active: 1, turns: 4, options: { lastRound: 2 } });
    passTurn(t);
    expect(t.game.doom).toEqual({ by: 1, left: 2 });
    passTurn(t);
    passTurn(t);
    expect(t.game.outcome).toMatchObject({ reason: 'ragnarok' });
  });
});
