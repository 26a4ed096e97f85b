// The region attacks of all six monsters, by their controller.
import { expect, it } from 'vitest';
import type { MonsterId } from '../../data/monsters.ts';
import { type Game, playerOf, type TableSetup, table, told, waiting } from '../table.ts';

/** Seat 0 lets its monster attack region 20, a forge on the coast of sea 6. */
function attack(monster: MonsterId, { players = [], ...setup }: TableSetup): Game {
  const [own, ...others] = players;
  const t = table({
    step: 'special',
    ...setup,
    players: [{ region: 14, ...own }, ...others],
    monsters: { [monster]: { region: 20, owner: 0 } },
  }).play('act:monsters');
  if (t.asked().prompt.key === 'ask-monsters-action') t.play(`activate:${monster}`);
  return t.play('attack');
}

const two = [
  { region: 20, strength: 3 },
  { region: 20, strength: 2 },
];

it('Draug, Barrow-chill: every army in the region loses 1', () => {
  const t = attack('draug', { players: [{}, { armies: [...two, { region: 21, strength: 2 }] }] });
  expect(playerOf(t, 1).armies.map(({ strength }) => strength)).toEqual([2, 1, 2]);
});

it('LOR-ARMY.1 Draug: an army of strength 1 is destroyed', () => {
  const t = attack('draug', { players: [{}, { armies: [{ region: 20, strength: 1 }] }] });
  expect(playerOf(t, 1).armies).toEqual([]);
  expect(told(t, 'army-destroyed')).toMatchObject([{ player: 1, region: 20 }]);
});

it('LOR-RET.3 LOR-DEC.5 Huldra, Lure: the monster player picks an army, its owner where it retreats', () => {
  const t = attack('huldra', { players: [{}, { armies: two, regions: [19, 20, 21] }] });
  expect(waiting(t)).toEqual([0]);
  t.play('army:1:1');
  expect(waiting(t)).toEqual([1]);
  expect(t.options()).toEqual(['retreat:r19', 'retreat:r21']);
  t.play('retreat:r21');
  expect(playerOf(t, 1).armies.map(({ region }) => region)).toEqual([20, 21]);
});

it('LOR-RET.2 Huldra: without an own region to go to the army is destroyed', () => {
  const t = attack('huldra', { players: [{}, { armies: [{ region: 20, strength: 3 }], regions: [20] }] });
  expect(playerOf(t, 1).armies).toEqual([]);
});

it('LOR-CTRL.8 Grendel, Hall-raid: without an army the marker is removed', () => {
  const t = attack('grendel', { players: [{}, { regions: [20] }] });
  expect(t.game.control[20]).toBeNull();
  expect(told(t, 'control-lost')).toMatchObject([{ player: 1, region: 20 }]);
});

it('Grendel: with armies one of them loses 2, and the marker stays', () => {
  const t = attack('grendel', { players: [{}, { armies: two, regions: [20] }] }).play('army:1:0');
  expect(playerOf(t, 1).armies.map(({ strength }) => strength)).toEqual([1, 2]);
  expect(t.game.control[20]).toBe(1);
});

it('Fafnir, Hoard-greed: the rune of the forge, a rune of the controller, 1 of an army', () => {
  const t = attack('fafnir', {
    forges: [{ region: 20, rune: 'uruz', filled: true }],
    players: [{}, { armies: [{ region: 20, strength: 3 }], regions: [20], runes: { algiz: 1 } }],
  });
  expect(t.game.forges.find(({ region }) => region === 20)?.filled).toBe(false);
  expect(playerOf(t, 1).runes.algiz).toBe(0);
  expect(playerOf(t, 1).armies[0]?.strength).toBe(2);
});

it('LOR-MACT.12 Fafnir: what is not there is left out', () => {
  const t = attack('fafnir', { forges: [{ region: 20, filled: false }], players: [{}, { regions: [20] }] });
  expect(t.game.active).toBe(1);
});

it('Garm, Blood-howl: every hero in the region is injured, one army loses 1', () => {
  const t = attack('garm', {
    players: [{ region: 20 }, { region: 20, armies: [{ region: 20, strength: 3 }] }, { region: 19 }],
  });
  expect(waiting(t)).toEqual([0]);
  t.play('injure:might');
  expect(waiting(t)).toEqual([1]);
  t.play('injure:wisdom');
  expect(t.game.players.map(({ injured }) => injured)).toEqual([['might'], ['wisdom'], [], []]);
  expect(playerOf(t, 1).armies[0]?.strength).toBe(2);
});

it('LOR-INJ.6 Garm: a hero with all three injured suffers nothing more', () => {
  const t = attack('garm', { players: [{ region: 20, injured: ['authority', 'might', 'wisdom'] }] });
  expect(t.game.active).toBe(1);
});

it('Nokk, Drowning Song: one army loses 1, players with a drakkar beside the region discard a card', () => {
  const t = attack('nokk', {
    players: [
      { drakkar: 6, hand: ['axe'] },
      { drakkar: 6, hand: ['bow', 'sword'], armies: [{ region: 20, strength: 3 }] },
      { drakkar: 4, hand: ['spear'] },
    ],
  });
  expect(waiting(t)).toEqual([1]);
  t.play('discard:bow');
  expect(t.game.players.map(({ hand }) => hand)).toEqual([[], ['sword'], ['spear'], []]);
  expect(playerOf(t, 1).armies[0]?.strength).toBe(2);
});

it('LOR-ART.7 LOR-ART.5 Grendel at a monument: the artifact of the god lies beside it again', () => {
  const t = table({
    step: 'special',
    players: [{ region: 14 }, { regions: [10] }],
    monsters: { grendel: { region: 10 } },
    dice: [3],
  });
  expect(playerOf(t, 1).artifacts).toEqual([{ id: 'brisingamen', charged: true }]);
  t.play('act:monsters');
  expect(playerOf(t, 1).artifacts).toEqual([]);
  expect(t.game.altars).toContain('brisingamen');
});
