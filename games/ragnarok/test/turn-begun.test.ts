// What is told of turns for the report of how even the game is.
import { positionOf } from '@krcma/kernel';
import { describe, expect, it } from 'vitest';
import { game as ragnarok } from '../game.ts';
import { heroReach } from '../rules/map.ts';
import { turnBegun } from '../turn-begun.ts';
import { type TableSetup, table } from './table.ts';

const HOME = 1;
const home = table({ players: [{ region: HOME }] });
const NEAR = heroReach(home.game, 0, 2).find((region) => !heroReach(home.game, 0, 1).includes(region)) ?? 0;
const FAR = heroReach(home.game, 0, 3).find((region) => !heroReach(home.game, 0, 2).includes(region)) ?? 0;

const choicesOf = (setup: TableSetup): readonly string[] => turnBegun(table(setup).game).choices;

describe('a turn, as it begins', () => {
  it('is the active player’s', () => {
    expect(turnBegun(table({ active: 2 }).game)).toEqual({ seat: 2, choices: [] });
  });

  it('may come to a hunt for whatever stands where the hero is or may step to', () => {
    const monsters = { draug: { region: HOME }, grendel: { region: NEAR }, nokk: { region: FAR } };
    expect(choicesOf({ monsters })).toEqual(['monstersAction hunt:draug', 'monstersAction hunt:grendel']);
    const sleipnir = choicesOf({ monsters, players: [{ blessings: ['sleipnir'] }] });
    expect(sleipnir).toContain('monstersAction hunt:nokk');
  });

  it('comes to none with the own marker on the slot, and to Loki only with enough kills', () => {
    expect(choicesOf({ monsters: { draug: { region: HOME } }, wheel: { monsters: [0] } })).toEqual([]);
    expect(choicesOf({ loki: NEAR })).toEqual([]);
    expect(choicesOf({ loki: NEAR, players: [{ tokens: 2 }] })).toEqual(['monstersAction hunt:loki']);
  });

  it('may come to control over a neutral monster whose rune is at hand', () => {
    const control = 'nextRuneAction rune:control';
    const monsters = { draug: { region: NEAR } };
    expect(choicesOf({ monsters, players: [{ runes: { othila: 1 } }] })).toContain(control);
    expect(choicesOf({ monsters, players: [{ runes: { uruz: 1 } }] })).not.toContain(control);
    const owned = { draug: { region: NEAR, owner: 1 } };
    expect(choicesOf({ monsters: owned, players: [{ runes: { othila: 1 } }] })).not.toContain(control);
  });
});

it("choosing a hero, an origin and what comes with it is nobody's turn, so it ends none", () => {
  const t = positionOf(ragnarok, { seats: 2, seed: 'heroes', options: {} });
  while (t.game.turns === 0) {
    expect(ragnarok.turn?.(t.game)).toEqual({ seat: undefined, number: 0 });
    const { seat, options } = t.asked();
    t.play([seat, options[0]?.id ?? '']);
  }
  expect(ragnarok.turn?.(t.game)).toEqual({ seat: t.game.active, number: 1 });
});
