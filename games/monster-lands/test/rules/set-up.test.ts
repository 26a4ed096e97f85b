import { componentsIn, positionOf, start, TableError } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { PLACES } from '../../data/board.ts';
import { extraDiceIn } from '../../data/difficulties.ts';
import { basicMembers, type MemberId, type MercenaryId, memberOf, mercenaries } from '../../data/members.ts';
import { monsterOf } from '../../data/monsters.ts';
import { isTrick } from '../../data/traps.ts';
import { AFFINITIES } from '../../data/types.ts';
import { monsterLands } from '../../index.ts';
import { offered } from '../../rules/offers.ts';
import { view } from '../../rules/view.ts';
import type { Clan } from '../../state.ts';
import { offers, refuses, table, told } from '../table.ts';

const game = (seats: number, options: Record<string, unknown> = {}, seed = 'set-up') =>
  start(monsterLands, { seats, options, seed });

describe('set-up', () => {
  it('ML-SET.4 ML-SET.5 ML-SET.9 ML-SET.10 ML-SET.17 the offers are laid out', () => {
    const { tavern, lodge, market, loot } = game(3);
    expect([offered(tavern.offer).length, tavern.greenhorns.length]).toEqual([4, 8]);
    expect(tavern.deck).toHaveLength(24);
    expect([offered(lodge.offer).length, lodge.pile.length]).toEqual([6, 30]);
    expect([offered(market.offer).length, market.deck.length]).toEqual([3, 15]);
    expect([offered(loot.offer).length, loot.pile.length]).toEqual([4, 12]);
  });

  it('ML-SET.1 ML-SET.19 ML-SET.20 by default it is easy, without tricks and without extra dice, and begins with round 1', () => {
    const { options, difficulty, round, lodge } = game(2);
    expect(options).toMatchObject({
      difficulty: 'easy',
      tricks: false,
      queensGift: false,
      moreMonsters: false,
    });
    expect([difficulty, round]).toEqual(['easy', 1]);
    expect([1, 2, 3, 4, 5, 6].map((each) => extraDiceIn('easy', each))).toEqual([0, 0, 0, 0, 0, 0]);
    expect([...offered(lodge.offer), ...lodge.pile].some(isTrick)).toBe(false);
  });

  it('ML-DIF.4 deadly has the other side of the overlay: more dice in every round, and the first monsters of hard', () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      expect(extraDiceIn('deadly', round)).toBeGreaterThan(extraDiceIn('hard', round));
      expect(extraDiceIn('hard', round)).toBe(extraDiceIn('normal', round));
    }
    const levels = Array.from({ length: 30 }, (_, i) => game(4, { difficulty: 'deadly' }, `deadly ${i}`))
      .flatMap(({ areas }) => areas)
      .map(({ monster }) => monster && monsterOf(monster).level);
    expect(new Set(levels)).toEqual(new Set(['A', 'B']));
  });

  it('ML-SET.2 the Citadel has seven buildings, all of them open', () => {
    expect(Object.keys(game(4).citadel).sort()).toEqual(
      ['armoury', 'laboratory', 'lodge', 'market', 'mine', 'pawnshop', 'tavern'].sort(),
    );
    for (const { dice, panic } of Object.values(game(4).citadel)) expect([dice, panic]).toEqual([[], false]);
  });

  it('ML-SET.3 ML-RP.1 the Outside: four paths to each realm, two to each quest, two at the entrance, and the loot', () => {
    const { paths, areas, loot } = game(4);
    const lengths = Object.entries(PLACES).map(([place, of]) => [place, of.length]);
    expect(Object.fromEntries(lengths)).toEqual({ a: 4, b: 4, qa: 2, qb: 2, gate: 2 });
    expect(Object.values(paths).every((party) => party === null)).toBe(true);
    for (const { monster, realm, event } of areas) expect([monster, realm, event]).not.toContain(null);
    expect(offered(loot.offer)).toHaveLength(4);
  });

  it('ML-SET.12 ML-SET.13 ML-SET.14 what is not active is shuffled: monsters of both levels, realms, events', () => {
    const { monsters, realms, events } = game(3);
    expect([monsters.deck.length, realms.length, events.deck.length]).toEqual([18, 10, 4]);
    expect(monsters.deck.filter((id) => monsterOf(id).level === 'A')).toHaveLength(6);
    const tables = Array.from({ length: 30 }, (_, i) => game(2, {}, `shuffled ${i}`));
    const different = (pick: (table: ReturnType<typeof game>) => unknown) => new Set(tables.map(pick)).size;
    expect(different(({ monsters: { deck } }) => monsterOf(deck.at(-1) ?? 'krus').level)).toBe(2);
    expect(different(({ areas }) => areas[0]?.realm)).toBeGreaterThan(6);
    expect(different(({ areas }) => areas[0]?.event)).toBe(6);
    expect(different(({ areas }) => areas[0]?.side)).toBe(2);
  });

  it('ML-SET.17 which loot is revealed is chance, and what lies below is hidden', () => {
    const tables = Array.from({ length: 60 }, (_, i) => game(2, {}, `loot ${i}`));
    expect(new Set(tables.flatMap(({ loot }) => offered(loot.offer))).size).toBe(16);
    for (const seat of [0, 1, undefined]) {
      const seen = JSON.stringify(view(tables[0] as ReturnType<typeof game>, seat));
      for (const hidden of tables[0]?.loot.pile ?? []) expect(seen).not.toContain(`"${hidden}"`);
    }
  });

  it('ML-SET.21 the supply gives any number of dice and tokens, so no table counts it', () => {
    const table = game(2);
    for (const kind of ['coins', 'dice', 'defence', 'potions', 'venoms'])
      expect(table).not.toHaveProperty(kind);
  });

  it('ML-SET.23 anybody may be the first player', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => game(4, {}, `first ${i}`).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('ML-SET.24 ML-GATE.2 no monster lies at the entrance at the start, so nobody goes there in round 1', () => {
    for (let i = 0; i < 40; i++) expect(game(4, { moreMonsters: true }, `gate ${i}`).gate).toBeNull();
    const t = table({ phase: 'pool' });
    expect(refuses(t, 'send:gate1')).toMatchObject({ rule: 'ML-GATE.1' });
  });

  it('ML-SOLO.4 three mercenaries are on offer alone', () => {
    expect(offered(game(1).tavern.offer)).toHaveLength(3);
  });

  it('ML-SET.6 ML-SET.7 the first offer has somebody of reputation 4 or less for each player', () => {
    for (let i = 0; i < 40; i++) {
      const { tavern } = game(4, {}, `offer ${i}`);
      expect(offered(tavern.offer).every((id) => mercenaries[id].reputation <= 4)).toBe(true);
      expect(tavern.deck).toHaveLength(24);
    }
  });

  it('ML-SET.11 ML-DIF.1 ML-DIF.2 the first monsters are of level A on easy and normal', () => {
    for (let i = 0; i < 20; i++)
      for (const difficulty of ['easy', 'normal'])
        for (const { monster } of game(3, { difficulty }, `a ${i}`).areas)
          expect(monster && monsterOf(monster).level).toBe('A');
  });

  it('ML-DIF.3 ML-MON.8 on hard they come from all, and Podsvětník goes to the entrance', () => {
    const tables = Array.from({ length: 60 }, (_, i) => game(4, { difficulty: 'hard' }, `hard ${i}`));
    expect(
      tables.some(({ areas }) => areas.some(({ monster }) => monster && monsterOf(monster).level === 'B')),
    ).toBe(true);
    const gates = tables.map(({ gate }) => gate).filter((gate) => gate !== null);
    expect(new Set(gates)).toEqual(new Set(['podsvetnik']));
  });

  it('ML-SET.15 ML-SET.16 two areas with three and four players, one with fewer', () => {
    expect([1, 2, 3, 4].map((seats) => game(seats).areas.length)).toEqual([1, 1, 2, 2]);
  });

  it('ML-SET.18 ML-SET.22 two quests are drawn, seven panic tokens lie face down', () => {
    const { quests, bag, panic } = game(2);
    expect([quests.qa, quests.qb].every((quest) => quest !== null)).toBe(true);
    expect([bag.length, panic.length]).toEqual([10, 7]);
  });

  it('ML-TRX.1 tricks and hidden traps are in the pile with the module only', () => {
    const all = (options: Record<string, unknown>) => {
      const { lodge } = game(2, options);
      return [...offered(lodge.offer), ...lodge.pile];
    };
    expect(all({ tricks: true })).toHaveLength(60);
    expect(all({}).some(isTrick)).toBe(false);
  });

  it('ML-SCN.6 ML-SCN.10 a level-A monster waits at the entrance in Ambush and Doom', () => {
    for (const scenario of ['ambush', 'doom']) {
      const { gate } = game(1, { scenario, difficulty: 'normal' });
      expect(gate && monsterOf(gate).level).toBe('A');
    }
  });

  it('ML-SCN.2 ML-SCN.3 scenarios change the deck, the clan and what it begins with', () => {
    const digger = game(1, { scenario: 'gold-digger' });
    const deck = [...digger.tavern.deck, ...offered(digger.tavern.offer)];
    expect(deck.every((id) => mercenaries[id].dice.persuasion > 0)).toBe(true);
    expect(digger.clans[0]?.affinity).toBe('jungle');
    expect(game(1, { scenario: 'sortie' }).clans[0]).toMatchObject({ coins: 12, defence: 3 });
  });
});

describe('clans', () => {
  it('ML-PSET.1 ML-PSET.5 ML-PSET.6 ML-PSET.7 a clan has its pair, 5 glory, 7 coins, a trap and reputation 1', () => {
    const [clan] = table({ clans: [{ affinity: 'wind', dice: { strength: 2 } }] }).game.clans;
    expect(clan).toMatchObject({
      leader: 'jeducha',
      members: [{ id: 'jeducha' }, { id: 'bambul' }],
      glory: 5,
      coins: 7,
      reputation: 1,
      traps: ['trap-basic-wind'],
    });
  });

  it('ML-PSET.9 each affinity has its leader and its basic mercenary', () => {
    const pairs = AFFINITIES.map((affinity) => {
      const [clan] = table({ clans: [{ affinity, dice: { strength: 1, magic: 1 } }] }).game.clans;
      return [affinity, ...(clan?.members ?? []).map(({ id }) => id)];
    });
    expect(pairs).toEqual([
      ['jungle', 'purkrab', 'korfac'],
      ['water', 'tentok', 'tepej'],
      ['fire', 'onduru', 'trunk'],
      ['wind', 'jeducha', 'bambul'],
    ]);
  });

  it('ML-PSET.3 ML-PSET.8 the cards and traps of clans nobody leads stay in the box; alone their tokens are Sam’s', () => {
    const { box, sam } = game(2, { clans: 'dealt' });
    expect(box.filter((id) => Object.hasOwn(basicMembers, id))).toHaveLength(4);
    expect(box.filter((id) => id.startsWith('trap-basic'))).toHaveLength(2);
    expect(sam).toBeUndefined();
    expect(game(1).sam?.tokens).toBe(6);
  });

  it('ML-PSET.4 ML-SET.8 every member has a token of his own: all but greenhorns can be sent', () => {
    const everybody: MemberId[] = [...Object.keys(basicMembers), ...Object.keys(mercenaries)] as MemberId[];
    expect(everybody).toHaveLength(36);
    const t = table({
      clans: [{ members: [...everybody, 'greenhorn-1'], dice: { strength: 6, magic: 2 } }, { members: [] }],
      areas: [{ event: 'event-1', side: 'a' }],
    });
    t.play('send:a1');
    expect(offers(t, 'member').map((id) => id.slice('member:'.length))).toEqual(everybody);
  });

  it('ML-PSET.2 affinities are picked in turn order, each once, or dealt', () => {
    for (const seats of [2, 3, 4]) {
      const t = positionOf(monsterLands, { seats, arrangement: { first: 1 } });
      const left = AFFINITIES.map((affinity) => `clan:${affinity}`);
      // The last of four takes what is left unasked.
      for (let turn = 0; turn < Math.min(seats, 3); turn++) {
        expect(t.asked().seat).toBe((1 + turn) % seats);
        expect(t.options()).toEqual(left);
        t.play(left.splice(turn % 2, 1)[0] ?? '');
      }
      expect(t.asked().prompt.key).not.toBe('ask-clan');
      const dealt = game(seats, { clans: 'dealt' });
      expect(new Set(dealt.clans.map(({ affinity }) => affinity)).size).toBe(seats);
    }
    const seat = (seed: number) => game(2, { clans: 'dealt' }, `dealt ${seed}`).clans[0]?.affinity;
    expect(new Set(Array.from({ length: 40 }, (_, seed) => seat(seed))).size).toBe(4);
  });
});

describe('the box', () => {
  const modes: readonly [string, number, Record<string, unknown>][] = [
    ['two players', 2, {}],
    ['four players', 4, { clans: 'dealt' }],
    ['the Tricks module', 3, { tricks: true }],
    ['Gold Digger', 1, { scenario: 'gold-digger' }],
    ['Tricky Sam', 1, { scenario: 'tricky-sam' }],
    ['Ambush', 1, { scenario: 'ambush' }],
  ];

  it.each(modes)('ML-SET.9 ML-SCN.2 ML-SCN.8 %s: every component is somewhere once', (_, seats, options) => {
    const all = (each: ReturnType<typeof game>) => componentsIn(monsterLands, each);
    expect(all(game(seats, options))).toEqual(all(game(2)));
  });

  it('ML-SET.6 ML-SET.7 reputation 4 is modest enough, and who was set aside is shuffled back', () => {
    const games = Array.from({ length: 40 }, (_, i) => game(4, {}, `modest ${i}`));
    const reputations = games.flatMap(({ tavern }) =>
      offered(tavern.offer).map((id) => mercenaries[id].reputation),
    );
    expect(Math.max(...reputations)).toBe(4);
    const tops = games.map(({ tavern: { deck } }) => mercenaries[deck.at(-1) as MercenaryId].reputation);
    // Left on top they would be the next to come, nearly every time.
    expect(tops.filter((reputation) => reputation <= 4).length).toBeGreaterThan(10);
  });

  it('ML-PSET.1 before clans are taken nobody has a reputation or has acted', () => {
    const { clans, acted } = game(3);
    expect(clans.map(({ reputation }) => reputation)).toEqual([0, 0, 0]);
    expect(acted).toBe(false);
  });
});

describe('a clan that is taken', () => {
  it.each(AFFINITIES)(
    'ML-PSET.3 ML-TRK.2 %s: its leader, his companion, the sum of their reputation',
    (affinity) => {
      const t = positionOf(monsterLands, { seats: 2 });
      const { first } = t.game;
      t.play([first, `clan:${affinity}`]);
      const { leader, members, reputation } = t.game.clans[first] as Clan;
      expect(members.map(({ id }) => memberOf(id).affinity)).toEqual([affinity, affinity]);
      expect(leader).toBe(members[0]?.id);
      expect(reputation).toBe(members.reduce((sum, { id }) => sum + memberOf(id).reputation, 0));
      expect(told(t, 'clan-taken')).toEqual([{ key: 'clan-taken', player: first, affinity }]);
    },
  );
});

describe('what cannot be played together', () => {
  const refused = (seats: number, options: Record<string, unknown>) => {
    try {
      game(seats, options);
    } catch (error) {
      return error instanceof TableError ? error.reason : error;
    }
    return undefined;
  };

  it("ML-SOLO.1 the Tricks module and the Queen's Gift are for several, scenarios and the campaign for one", () => {
    expect(refused(1, { tricks: true })).toMatchObject({ key: 'not-alone', option: 'tricks' });
    expect(refused(1, { queensGift: true })).toMatchObject({ key: 'not-alone', option: 'queensGift' });
    expect(refused(2, { scenario: 'doom' })).toMatchObject({ key: 'only-alone', option: 'scenario' });
    expect(refused(2, { campaign: true })).toMatchObject({ key: 'only-alone', option: 'campaign' });
  });

  it('ML-SCN.10b Doom is not for easy games', () => {
    expect(refused(1, { scenario: 'doom' })).toMatchObject({ key: 'difficulty-not-for-scenario' });
  });

  it('ML-VAR.9 variants, module and difficulty combine freely', () => {
    const all = { tricks: true, queensGift: true, moreMonsters: true, difficulty: 'deadly' };
    expect(refused(4, all)).toBeUndefined();
  });
});
