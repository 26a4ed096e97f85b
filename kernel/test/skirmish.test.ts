import { describe, expect, it } from 'vitest';
import { asksOf, openJournal, positionOf, setStanding, sidesOf, start, TableError } from '../index.ts';
import { skirmish } from './skirmish/index.ts';
import { brawlWith, positionIn } from './skirmish/tables.ts';

describe('effects that call effects', () => {
  it('are carried out inside out, with a question where one is to be chosen', () => {
    const played = brawlWith({ hand: ['crowd-1'], tokens: { amber: 1, ruby: 1 } }, [], { top: ['dart-4'] });
    played.play('strong:crowd-1');
    expect(played.asked().path).toEqual([
      ...['evening', 'rounds', 'round', 'turns', 'turn', 'actions', 'action', 'effect'],
      ...['carryOut', 'parts', 'carryOut', 'which'],
    ]);
    played.play('effect:0', 'effect:1', 'effect:1');
    expect(played.game.brawlers[0]).toMatchObject({ renown: 1, coins: 3, hand: ['dart-4'] });
    expect(played.events()).toContainEqual({ key: 'drew', player: 0, cards: ['dart-4'] });
  });
});

describe('a payment with substitutes', () => {
  it('is laid down piece by piece, offering only what still lets it be finished', () => {
    const played = brawlWith(
      { hand: ['stool-1'], tokens: { amber: 0, ruby: 1 }, crystals: { amber: 3, ruby: 1 } },
      ['ruby', 'amber'],
    );
    played.play('strong:stool-1');
    expect(played.asked()).toMatchObject({
      kind: 'payment',
      prompt: { key: 'owing', owed: ['ruby', 'ruby'] },
    });
    expect(played.options()).toEqual(['token:ruby', 'die:0', 'crystal:ruby']);
    played.play('die:0');
    expect(played.options()).toEqual(['token:ruby', 'crystal:ruby']);
    played.play('token:ruby');
    expect(played.game.brawlers[0]).toMatchObject({ renown: 3, usedDice: [0], crystals: { ruby: 1 } });
  });

  it('grows while it is paid when a wild die meets the landlord of another', () => {
    const played = brawlWith({ hand: ['bench-1'], crystals: { amber: 2, ruby: 1 } }, ['wild'], {
      others: [{ charms: [{ id: 'landlord', ready: true }] }],
    });
    played.play('strong:bench-1', 'die:0');
    expect(played.game.brawlers[0]).toMatchObject({ renown: 2, crystals: { amber: 1, ruby: 1 } });
  });

  it('does not offer the wild die where the surcharge could not be paid', () => {
    const landlord = { others: [{ charms: [{ id: 'landlord' as const, ready: true }] }] };
    const played = brawlWith({ hand: ['bench-1'], crystals: { amber: 0, ruby: 1 } }, ['wild'], landlord);
    played.play('strong:bench-1');
    expect(played.game.brawlers[0]).toMatchObject({ renown: 2, crystals: { ruby: 0 }, usedDice: [] });
  });

  it('shrinks while it is paid when the barmaid does a favour', () => {
    const played = brawlWith({
      hand: ['stool-1'],
      crystals: { amber: 0, ruby: 1 },
      charms: [{ id: 'barmaid', ready: true }],
    });
    played.play('strong:stool-1', 'favour:ruby');
    expect(played.game.brawlers[0]).toMatchObject({ renown: 3, charms: [{ id: 'barmaid', ready: false }] });
  });

  it('at the counter is split, the sensible way first', () => {
    const played = brawlWith({ coins: 3 });
    const card = played.options().find((id) => id.startsWith('buy:')) ?? '';
    played.play(card);
    const options = played.asked().options.map(({ id }) => id);
    expect(options[0]).toMatch(/^pay:\dc0t$/);
    expect(options.length).toBeGreaterThan(1);
  });
});

describe('a fight', () => {
  const others = [
    { hand: ['tray-1' as const, 'ale-1' as const], bruises: 0 },
    {
      hand: ['mead-1' as const],
      charms: [
        { id: 'grudge' as const, ready: true },
        { id: 'bandage' as const, ready: true },
      ],
    },
  ];

  it('groups its targets, lets each of them parry, and falls blow by blow in the chosen order', () => {
    const played = brawlWith({ stance: 'brawl' }, [], { others, dice: [4, 6] });
    played.play('fight', 'seat:1', 'seat:2');
    expect(played.asked()).toMatchObject({ seat: 1, standing: 'parry' });
    expect(played.options()).toEqual(['pass', 'parry:tray-1']);
    played.play('parry:tray-1');
    expect(played.asked().seat).toBe(2);
    expect(played.options(), 'nothing to parry with is asked too').toEqual(['pass']);
    played.play('pass');
    expect(played.asked()).toMatchObject({ seat: 0, kind: 'order' });
    played.play('seat:2');
    expect(played.events()).toContainEqual({ key: 'struck', target: 2, hits: 3 });
    expect(played.asked().seat, 'who is hit decides what breaks').toBe(2);
    played.play('charm:1', 'bruise', 'bruise');
    expect(played.game.brawlers[2]).toMatchObject({ bruises: 2, renown: 1 });
    expect(played.events()).toContainEqual({ key: 'struck', target: 1, hits: 1 });
  });

  it('offers what is triggered to its owner, in an order of its choice, and optional ones may be declined', () => {
    const played = brawlWith({ stance: 'drink' }, [], { others: [others[1] ?? {}], dice: [2] });
    played.play('fight', 'pass');
    expect(played.options()).toEqual(['bruise', 'charm:0', 'charm:1']);
    played.play('bruise');
    expect(played.options()).toEqual(['grudge:0', 'bandage:1']);
    played.play('grudge:0');
    expect(played.options()).toEqual(['bandage:1', 'none']);
    played.play('none');
    expect(played.game.brawlers[1]).toMatchObject({ renown: 1, bruises: 1, tokens: { ruby: 0 } });
    expect(played.asked().seat).toBe(0);
  });

  it('passes by itself for a seat that wants to pass, and then cannot be taken back', () => {
    const played = brawlWith({}, [], { others: [others[0] ?? {}], dice: [1] });
    setStanding(skirmish, played.journal, 1, 'parry', 'pass');
    played.play('fight');
    expect(played.asked().seat).toBe(0);
    expect(played.game.brawlers[1]?.bruises).toBe(1);
    expect(played.journal.log.at(-1)).toMatchObject({ seat: 0, choice: 'fight', gain: 'standing' });
  });

  it('ends the evening when only one side is on its feet', () => {
    const played = brawlWith({}, [], { others: [{ bruises: 4 }], dice: [1] });
    played.play('fight', 'pass');
    expect(played.game.outcome).toMatchObject({ winners: [0], reason: 'knockOut' });
  });
});

describe('the end of a turn', () => {
  it('chains triggers: a drink wakes a song', () => {
    const played = brawlWith(
      { charms: (['mug', 'penny', 'song'] as const).map((id) => ({ id, ready: true })) },
      [],
      { dice: [3, 1] },
    );
    played.play('stop');
    expect(played.options()).toEqual(['mug:0', 'penny:1']);
    played.play('mug:0', 'cups:3', 'yes', 'yes');
    expect(played.options()).toEqual(['penny:1', 'song:2']);
    played.play('penny:1');
    expect(played.game.brawlers[0]).toMatchObject({ renown: 1, coins: 3, drank: false });
  });

  it('is no longer to be reached back over once a card was turned up', () => {
    const played = brawlWith({ hand: ['dart-1'], tokens: { amber: 0, ruby: 1 } }, [], { top: ['lute-1'] });
    played.play('strong:dart-1');
    expect(played.journal.log.at(-1)).toMatchObject({ gain: 'reveal' });
    expect(played.game.brawlers[0]?.coins).toBe(5);
  });
});

describe('ways to play', () => {
  it('in teams, mates are no targets and win together', () => {
    const played = positionIn(
      { brawlers: [{ renown: 9 }, {}, {}, {}] },
      { seats: 4, options: { mode: 'teams', rounds: 1 } },
    );
    played.play('fight');
    expect(played.options()).toEqual(['seat:1', 'seat:3']);
    expect(sidesOf(skirmish, played.game)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('alone, the bouncer strikes without a seat of its own', () => {
    const played = positionIn(
      { brawlers: [{ hand: ['tray-1'], charms: [], coins: 5 }], dice: [6], bouncer: 2 },
      { seats: 1, options: { mode: 'solo', rounds: 1 } },
    );
    played.play('stop');
    expect(played.options()).toEqual(['pass', 'parry:tray-1']);
    played.play('pass');
    expect(played.game).toMatchObject({
      brawlers: [{ bruises: 3 }],
      outcome: { winners: [], reason: 'lastRound' },
    });
  });

  it('together, all win when the bouncer is thrown out', () => {
    const played = positionIn({ dice: [6], bouncer: 1 }, { seats: 3, options: { mode: 'together' } });
    played.play('fight');
    expect(played.game.outcome).toMatchObject({ winners: [0, 1, 2], reason: 'bouncerBeaten' });
  });

  it('as a campaign, renown is carried from one evening to the next', () => {
    const first = positionIn(
      { brawlers: [{ renown: 2, charms: [] }, { charms: [] }] },
      { options: { rounds: 1 }, player: 1 },
    );
    first.play('stop');
    const carried = first.game.outcome?.carried;
    expect(carried).toEqual([2, 0]);
    const next = start(skirmish, { seats: 2, seed: 'x', ...(carried !== undefined && { carried }) });
    expect(next.brawlers.map(({ coins }) => coins)).toEqual([4, 2]);
  });

  it('that do not go together are refused with a sentence for the log and the game’s own reason', () => {
    const reason = { key: 'teamsOfTwo', seats: 3 };
    const sentence = 'These options cannot be played together: teamsOfTwo.';
    const refused = new TableError('bad-combination', sentence, { seats: 3 }, reason);
    const teams = () => openJournal(skirmish, { seats: 3, seed: 'x', options: { mode: 'teams' } });
    expect(teams).toThrow(refused);
    expect(teams).toThrow(expect.objectContaining({ details: { seats: 3 }, reason }));
    expect(() => openJournal(skirmish, { seats: 1, seed: 'x' })).toThrow(
      expect.objectContaining({ code: 'bad-combination', details: {}, reason: { key: 'soloIsAlone' } }),
    );
  });

  it('begin with a secret choice of all and a supper at everybody’s own pace', () => {
    const played = positionOf(skirmish, { seats: 3, seed: 'supper' });
    played.play([0, 'brawl']);
    expect(asksOf(skirmish, played.journal).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    played.play([1, 'duck'], [2, 'drink'], [0, 'against:2']);
    expect(played.events()).toContainEqual({ key: 'stances', stances: ['brawl', 'duck', 'drink'] });
    expect(played.asked(2)).toMatchObject({
      kind: 'some',
      path: expect.arrayContaining(['supper', 'leave']),
    });
  });
});
