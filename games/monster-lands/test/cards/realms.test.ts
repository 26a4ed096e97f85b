// Every realm as the prize of a conquest; its action is tested with the settled realms.
import { describe, expect, it } from 'vitest';
import { type RealmId, realmOf, realms } from '../../data/realms.ts';
import { battle } from '../battle-table.ts';
import { clanOf, told } from '../table.ts';

/** Faces of three dice with this total. */
const facesFor = (total: number): number[] => {
  const first = Math.min(6, total - 2);
  const second = Math.min(6, total - first - 1);
  return [first, second, total - first - second];
};

describe('every realm', () => {
  for (const id of Object.keys(realms) as RealmId[]) {
    const { conquest, glory, affinity } = realmOf(id);

    it(`ML-CON.2 ${id}: falls at ${conquest} and brings ${glory} glory`, () => {
      const t = battle({ monster: null, realm: id, on: { a1: { s: 3 } }, dice: facesFor(conquest) });
      t.play('roll-all');
      expect(told(t, 'conquered')).toMatchObject([{ realm: id, total: conquest }]);
      expect(clanOf(t, 0)).toMatchObject({ glory: 10 + glory, realms: [id] });
    });

    it(`ML-CON.2 ${id}: stands at ${conquest - 1}`, () => {
      const t = battle({ monster: null, realm: id, on: { a1: { s: 3 } }, dice: facesFor(conquest - 1) });
      t.play('roll-all');
      expect(told(t, 'conquest-failed')).toMatchObject([{ carried: conquest - 1 }]);
      expect(clanOf(t, 0)).toMatchObject({ glory: 10, realms: [] });
    });

    it(`ML-STL.1 ML-MATK.3 ${id}: of ${affinity}, for settlers and monsters`, () => {
      const members = { jungle: 'korfac', water: 'tepej', fire: 'trunk', wind: 'bambul' } as const;
      const t = battle({
        monster: null,
        realm: id,
        on: { a1: { s: 3 } },
        clans: [{ members: ['purkrab', 'hatyr', ...Object.values(members)], trophies: ['krus'] }],
        dice: [6, 6, 6],
      });
      t.play('roll-all');
      const settlers = t.options().filter((option) => option.startsWith('settle'));
      expect(settlers).toContain(`settle:${id}:${members[affinity]}`);
      expect(settlers).toHaveLength(affinity === 'fire' ? 2 : 1);
    });
  }
});
