// What a block that succeeds leads to: the same use, meant for one attack, with what follows from it (MK-12.16).
import { isTouchedBy } from '../rules/combat/immunity.ts';
import { enemyOf } from '../rules/combat/numbers.ts';
import { listAt } from '../rules/effects/op-at.ts';
import type { Foe, Point } from '../state.ts';
import type { Blow } from './field.ts';
import type { Patch } from './patch.ts';
import type { Following, Use } from './use.ts';

const PLAIN = { block: [], attack: [], surplus: 0, later: [], parts: [] } as const;

/** Everything is looked at up to this surplus. */
const MOST_SURPLUS = 8;

const weakened = (foe: Foe, delta: number): Patch => [
  { was: foe, is: { ...foe, armorDelta: foe.armorDelta + delta } },
];

const felled = (foe: Foe, { attack }: Blow): Pick<Following, 'block' | 'attack'> => ({
  // Whoever is destroyed makes no other attack.
  block: [
    {
      was: foe,
      is: {
        ...foe,
        attacks: foe.attacks.map((each, index) =>
          index === attack ? each : { ...each, state: 'cancelled' as const },
        ),
      },
    },
  ],
  attack: [{ was: foe, is: { ...foe, defeated: true, fell: 'block' } }],
});

/** The ways in which a block with this point goes on. */
function waysOf({ source, path }: Point, blow: Blow, foe: Foe): Following[] {
  if (path === undefined || source === 'sideways' || source === 'move' || source === 'influence') return [];
  const isTouched = isTouchedBy(foe, source, 'enemy');
  return listAt({ source, path }).flatMap((op): Following[] => {
    if (op.op === 'blockThenAttack')
      return [
        {
          blow,
          ...PLAIN,
          later: op.attack.flatMap((each): Point[] =>
            each.op === 'attack' ? [{ n: each.n, element: each.element, kind: each.kind, source, path }] : [],
          ),
        },
      ];
    if (!isTouched) return [];
    if (op.op === 'enemyArmor' && op.onlyIfBlocked === true)
      return [{ blow, ...PLAIN, attack: weakened(foe, op.delta) }];
    if (op.op === 'blockThenDestroy' && foe.role !== 'summoned')
      return [{ blow, ...PLAIN, ...felled(foe, blow) }];
    if (op.op !== 'surplusBlockToArmor') return [];
    const most = Math.min(MOST_SURPLUS, enemyOf(foe).armor);
    return Array.from({ length: most }, (_, n) => ({
      blow,
      ...PLAIN,
      surplus: n + 1,
      attack: weakened(foe, -n - 1),
    }));
  });
}

export const followingUses = (use: Use, blow: Blow, foes: readonly Foe[]): Use[] => {
  const [point] = use.points;
  const foe = foes[blow.foe];
  if (point === undefined || foe === undefined) return [];
  const ways = waysOf(point, blow, foe);
  if (use.parts.length > 0) ways.push({ blow, ...PLAIN, parts: use.parts });
  return ways.map((following) => ({ ...use, following }));
};
