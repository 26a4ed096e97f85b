import { describe, expect, it } from 'vitest';
import type { CitizenId } from '../../data/citizens.ts';
import { type DomainId, domains } from '../../data/domains.ts';
import { ROLES, type Role } from '../../data/effect.ts';
import { view } from '../../rules/view.ts';
import { playerOf, refuses, table } from '../table.ts';

const ONE_OF_EACH: Record<Role, CitizenId> = {
  worker: 'merchant',
  soldier: 'champion',
  shadow: 'rogue',
  holy: 'paladin',
};

const citizensFor = (requires: Partial<Record<Role, number>>): CitizenId[] =>
  ROLES.flatMap((role) => new Array<CitizenId>(requires[role] ?? 0).fill(ONE_OF_EACH[role]));

interface Face {
  readonly id: DomainId;
  readonly requires: Partial<Record<Role, number>>;
  readonly price: number;
  readonly points: number;
}

// biome-ignore format: one card per row, like the printed list
const faces: readonly Face[] = [
  { id: 'foxgrove-palisade', requires: { soldier: 1, shadow: 1 }, price: 9, points: 3 },
  { id: 'desert-orchid', requires: { shadow: 1, holy: 1 }, price: 9, points: 3 },
  { id: 'emerald-stronghold', requires: { worker: 1, soldier: 1, holy: 1 }, price: 12, points: 5 },
  { id: 'pratchetts-plateau', requires: { worker: 1, holy: 1 }, price: 8, points: 3 },
  { id: 'cathedral-of-st-aquila', requires: { holy: 2 }, price: 8, points: 3 },
  { id: 'darktide-harbour', requires: { worker: 1, soldier: 1, shadow: 1 }, price: 6, points: 2 },
  { id: 'cloudriders-camp', requires: { soldier: 1, holy: 1 }, price: 8, points: 2 },
  { id: 'orb-of-urdr', requires: { shadow: 1, holy: 1 }, price: 6, points: 1 },
  { id: 'rogues-landing', requires: { worker: 1, shadow: 1 }, price: 7, points: 3 },
  { id: 'blood-crow-army', requires: { soldier: 3 }, price: 5, points: 2 },
  { id: 'eye-of-asteraten', requires: { soldier: 1, holy: 1 }, price: 8, points: 1 },
  { id: 'cutthroats-truce', requires: { shadow: 1, holy: 1 }, price: 5, points: 1 },
  { id: 'halfpenny-hill', requires: { worker: 3 }, price: 6, points: 2 },
  { id: 'shattered-hand', requires: { worker: 1, holy: 1 }, price: 7, points: 3 },
  { id: 'forgotten-sorrows', requires: { worker: 1, shadow: 1 }, price: 9, points: 3 },
  { id: 'watcher-on-the-water', requires: { soldier: 2 }, price: 6, points: 3 },
  { id: 'gargans-embrace', requires: { soldier: 2 }, price: 7, points: 2 },
  { id: 'nest-of-the-weaver-witch', requires: { worker: 2 }, price: 6, points: 3 },
  { id: 'palace-of-the-dawn', requires: { worker: 1, soldier: 2 }, price: 11, points: 4 },
  { id: 'grimmwater-keep', requires: { worker: 2, shadow: 1 }, price: 10, points: 4 },
  { id: 'violet-thorn', requires: { soldier: 1, holy: 1 }, price: 7, points: 3 },
  { id: 'purloiners-perch', requires: { shadow: 2 }, price: 10, points: 2 },
  { id: 'golden-obelisk-of-nae', requires: { worker: 1, holy: 1 }, price: 6, points: 3 },
  { id: 'monolith-of-ostendaar', requires: { worker: 1, soldier: 1 }, price: 9, points: 3 },
];

const building = (id: DomainId, gold: number, citizens: CitizenId[]) =>
  table({ phase: 'actions', players: [{ gold, citizens }], domains: [[id]] });

describe('each domain', () => {
  it.each(faces)(
    'VAL-BUILD.2 VAL-BUILD.6 VAL-DOM.3 $id: needs $requires, costs $price, gives $points points',
    ({ id, requires, price, points }) => {
      const citizens = citizensFor(requires);
      const t = building(id, price, citizens);
      const before = view(t.game, undefined).players[0]?.points ?? 0;
      expect(before).toBe(0);
      t.play(`build:${id}`);
      expect(playerOf(t, 0)).toMatchObject({ gold: 0, domains: [id] });
      // The duke is hidden from a spectator, and nothing was put on the board.
      expect(view(t.game, undefined).players[0]?.points).toBe(points);
      expect(playerOf(t, 0).vp).toBe(0);
    },
  );

  it.each(faces)(
    'VAL-BUILD.2 VAL-BUILD.6 $id is refused with a role or a gold too few',
    ({ id, requires, price }) => {
      expect(refuses(building(id, price - 1, citizensFor(requires)), `build:${id}`)).toEqual({
        reason: {
          key: 'too-poor',
          needs: { kind: 'gold', real: price, magic: 0 },
          gold: price - 1,
          magic: 0,
        },
        rule: 'VAL-BUILD.6',
      });
      for (const role of ROLES) {
        const needed = requires[role] ?? 0;
        if (needed === 0) continue;
        const short = citizensFor({ ...requires, [role]: needed - 1 });
        expect(refuses(building(id, price, short), `build:${id}`)).toEqual({
          reason: { key: 'missing-roles', missing: { [role]: 1 } },
          rule: 'VAL-BUILD.2',
        });
      }
    },
  );

  it('the list above holds every domain of the box', () => {
    expect(faces.map(({ id }) => id).sort()).toEqual(Object.keys(domains).sort());
  });
});
