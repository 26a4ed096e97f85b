import { describe, expect, it } from 'vitest';
import { reputationModifier } from '../../data/reputation.ts';
import { use } from '../effect.ts';
import { type Game, offers, playerOf, refuses, type TableSetup, table } from '../table.ts';

type Said = NonNullable<TableSetup['players']>[number];

const VILLAGE = '1,0:E';

/** Seat 0 in an interaction in a village with so much Influence. */
function deal(influence: number, player: Said = {}, rest: TableSetup = {}): Game {
  const modifier = reputationModifier(player.reputation ?? 0) ?? 0;
  return table({
    units: ['peasants', 'utem-swordsmen'],
    ...rest,
    players: [{ space: VILLAGE, hand: ['march'], ...player }],
    turn: { influence: influence + modifier },
    interaction: { modifier },
  });
}

/** The second way of the skill, once its token is turned over. */
function disguise(t: Game): Game {
  const path = [0, 1, 0, 'gives', 0];
  const locals = { player: 0, source: 'skill:krang-arcane-disguise', path };
  t.game.stack.push({ rule: 'ignoreReputation', at: 'last', locals });
  t.journal.table = { ...t.game };
  t.asked();
  return t;
}

const cost = (t: Game, unit: string) =>
  t.asked().options.find(({ id }) => id === `recruit:${unit}`)?.label ?? null;

describe('Influence by circumstance', () => {
  it.each([
    ['1,0:E', 'countryside-1', 3],
    ['1,0:C', 'countryside-1', 4],
    ['1,0:NE', 'countryside-3', 2],
  ])('Beguile on %s of %s gives %i', (space, tile, n) => {
    const t = table({
      map: { '0,0': 'start-a', '1,0': tile, '0,1': 'countryside-2' },
      players: [{ space }],
      holdings: tile === 'countryside-3' ? [{ space, tokens: [], shields: [0] }] : [],
    });
    expect(use(t, 'skill:braevalar-beguile').game.turn.influence).toBe(n);
  });

  it('Glittering Fortune: one for each colour of crystal, in an interaction', () => {
    const t = use(deal(0, { crystals: { red: 2, blue: 1, white: 1 } }), 'skill:goldyx-glittering-fortune');
    expect(t.game.turn.influence).toBe(3);
  });

  it('On Her Own: 3 for whoever recruits nobody this turn, else 1', () => {
    const alone = use(deal(5), 'skill:wolfhawk-on-her-own').play('alone');
    expect(alone.game.turn.influence).toBe(8);
    expect(refuses(alone, 'recruit:peasants')).toEqual({
      reason: { key: 'recruits-nobody' },
      rule: 'MK-10.11',
    });
    const together = use(deal(5), 'skill:wolfhawk-on-her-own').play('together');
    expect(together.game.turn.influence).toBe(6);
    expect(together.options()).toContain('recruit:peasants');
    const late = use(deal(5).play('recruit:peasants'), 'skill:wolfhawk-on-her-own');
    expect(late.game.turn.influence).toBe(5 - 4 + 1);
  });

  it('Arcane Disguise: reputation has no effect, the X space does not bar', () => {
    const outcast = table({ players: [{ space: VILLAGE, reputation: -7 }] });
    expect(refuses(outcast, 'interact').rule).toBe('MK-10.3');
    disguise(outcast);
    expect(outcast.options()).toContain('interact');
    expect(outcast.play('interact').game.turn.influence).toBe(0);
    const late = deal(4, { reputation: -5 });
    expect(late.game.turn.influence).toBe(1);
    expect(disguise(late).game.turn.influence).toBe(4);
  });
});

describe('cheaper units', () => {
  it('Ruthless Coercion: one unit for 2 less, and Reputation -1 if it is used', () => {
    const t = use(deal(0), 'card:ruthless-coercion:basic');
    expect(cost(t, 'peasants')).toMatchObject({ cost: 2 });
    t.play('recruit:peasants');
    expect(t.game.turn.influence).toBe(0);
    expect(playerOf(t).reputation).toBe(-1);
    expect(cost(t, 'utem-swordsmen')).toBeNull();
  });

  it('Ruthless Coercion: who can pay in full is asked', () => {
    const t = use(deal(4), 'card:ruthless-coercion:basic').play('recruit:peasants');
    expect(offers(t, 'discount:')).toHaveLength(1);
    t.play('done');
    expect(playerOf(t).reputation).toBe(0);
    expect(t.game.turn.influence).toBe(2);
  });

  it('Charm: in an interaction a crystal of any colour, or 3 off one unit', () => {
    const crystal = use(deal(0), 'card:charm:basic').play('colour:green');
    expect(playerOf(crystal).crystals.green).toBe(1);
    expect(crystal.game.turn.influence).toBe(4);
    const t = use(deal(0), 'card:charm:basic').play('discount');
    expect(cost(t, 'peasants')).toMatchObject({ cost: 1 });
    t.play('recruit:peasants', 'discount:0');
    expect(t.game.turn.influence).toBe(3);
    const outside = use(table({ players: [{ space: VILLAGE }] }), 'card:charm:basic');
    expect(offers(outside, 'colour:')).toEqual([]);
    expect(outside.game.turn.influence).toBe(4);
  });

  it('MK-6.17 Banner of Command: commands one unit in place of a token, and is discarded when it leaves', () => {
    const t = deal(8, { hand: ['banner-of-command', 'march'], units: ['foresters'] });
    t.play('play:banner-of-command', 'basic', 'recruit:peasants');
    expect(t.options()).toEqual(['command:token', 'command:banner-of-command']);
    t.play('command:banner-of-command');
    expect(playerOf(t).units).toMatchObject([
      { unit: 'foresters', command: null },
      { unit: 'peasants', command: 'banner-of-command' },
    ]);
    expect(playerOf(t).played.map(({ card }) => card)).not.toContain('banner-of-command');
  });

  it('MK-6.17 Bonds of Loyalty: one unit for 5 less, commanded by the skill', () => {
    const t = deal(4, { skills: ['norowas-bonds-of-loyalty'], units: ['foresters'] });
    expect(cost(t, 'peasants')).toMatchObject({ cost: 0 });
    t.play('recruit:peasants');
    expect(t.options()).toEqual(['command:token', 'command:norowas-bonds-of-loyalty']);
    t.play('command:norowas-bonds-of-loyalty');
    expect(playerOf(t).units).toMatchObject([{}, { command: 'norowas-bonds-of-loyalty' }]);
    expect(t.game.turn.influence).toBe(4);
    expect(cost(t, 'utem-swordsmen')).toBeNull();
  });

  it('Bonds of Loyalty deals two regular units when it is gained', () => {
    const t = table({ units: [], decks: { regular: ['scouts', 'thugs'] } });
    use(t, 'skill:norowas-bonds-of-loyalty');
    expect(t.game.units.offer).toEqual(['scouts', 'thugs']);
  });
});

describe('an action of its own', () => {
  it('Peaceful Moment: Influence into healing, without an interaction', () => {
    const t = table({
      players: [{ space: VILLAGE, hand: ['peaceful-moment', 'wound', 'march'], reputation: 4 }],
      turn: { move: 3 },
    });
    t.play('play:peaceful-moment', 'basic', 'way:1');
    expect(t.game.turn).toMatchObject({ stage: 'acting', move: 0, influence: 3, interaction: null });
    t.play('rate:heal');
    expect(t.game.turn).toMatchObject({ influence: 1, heal: 1 });
    expect(refuses(t, 'rate:heal')).toEqual({
      reason: { key: 'no-influence', cost: 2, influence: 1 },
      rule: 'MK-10.9',
    });
    expect(offers(t, 'recruit:')).toEqual([]);
    t.play('play:march', 'influence');
    expect(t.options()).toContain('rate:heal');
  });

  it('Peaceful Moment, powered: one unit is readied for 2 Influence a level', () => {
    const t = table({
      players: [
        {
          hand: ['march'],
          level: 5,
          fame: 24,
          units: [{ unit: 'peasants', spent: true }, { unit: 'foresters', spent: true }, 'herbalists'],
        },
      ],
    });
    use(t, 'card:peaceful-moment:powered').play('way:1');
    expect(offers(t, 'ready:')).toEqual(['ready:0', 'ready:1']);
    t.play('ready:1');
    expect(playerOf(t).units[1]).toMatchObject({ spent: false });
    expect(t.game.turn.influence).toBe(4);
    expect(offers(t, 'ready:')).toEqual([]);
  });

  it('MK-4.19 no second action', () => {
    const t = table({ players: [{ space: VILLAGE, hand: ['peaceful-moment', 'march'] }] }).play('interact');
    t.play('play:peaceful-moment', 'basic');
    expect(offers(t, 'way:')).toEqual([]);
    expect(t.game.turn.influence).toBe(3);
  });
});
