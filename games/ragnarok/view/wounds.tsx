import { Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import { loki } from '../data/loki.ts';
import { monsters, type Reward } from '../data/monsters.ts';
import type { Weapon } from '../data/types.ts';
import type { RagnarokView } from '../rules/view.ts';
import type { Prey } from '../state.ts';
import { rewardIcons, weaponIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { type Props, touching, wordsOf } from './table.ts';

interface Place {
  readonly weapons: readonly Weapon[];
  readonly reward?: Reward;
}

/** The positions of a prey; Loki's ask for two weapons each. */
const placesOf = (prey: Prey, count: number): readonly Place[] =>
  prey === 'loki'
    ? loki.wounds.slice(0, count).map((weapons) => ({ weapons }))
    : monsters[prey].wounds.map(({ weapon, ...rest }) => ({ weapons: [weapon], ...rest }));

const coveredOf = (view: RagnarokView, prey: Prey): readonly (number | null)[] =>
  prey === 'loki' ? view.loki.wounds : (view.monsters.find(({ id }) => id === prey)?.wounds ?? []);

const isLike = (a: Place, b: Place): boolean =>
  a.reward === b.reward && a.weapons.join() === b.weapons.join();

/** The rules ask about the first of equal open positions: whoever touches another one means it too. */
function meantBy({ choices, refusals }: Props, places: readonly Place[], open: readonly boolean[]) {
  const isAsked = (position: number): boolean =>
    choices.has(`wound:${position}`) || refusals.has(`wound:${position}`);
  return (position: number): number => {
    const here = places[position];
    if (here === undefined || !open[position] || isAsked(position)) return position;
    const twin = places.findIndex((other, at) => open[at] && isAsked(at) && isLike(here, other));
    return twin < 0 ? position : twin;
  };
}

type WoundsProps = Props & { readonly hunt: { readonly prey: Prey } };

/** Every position with its weapon, its reward, and whose marker covers it. */
export function Wounds({ hunt: { prey }, ...props }: WoundsProps) {
  const words = wordsOf(props);
  const covered = coveredOf(props.view, prey);
  const places = placesOf(prey, covered.length);
  const meant = meantBy(
    props,
    places,
    places.map((_, position) => (covered[position] ?? null) === null),
  );
  return (
    <ol className="lr-wound-places" aria-label={words.woundsPlaces}>
      {places.map(({ weapons, reward }, position) => {
        const by = covered[position] ?? null;
        const label = words.woundAt(
          position + 1,
          weapons.map((weapon) => words.weapon(weapon)).join(' + '),
          reward === undefined ? undefined : words.reward(reward),
          by === null ? undefined : props.names.seat(by),
        );
        const key = `${position} ${weapons.join(' ')}`;
        return (
          <li key={key}>
            <Thing {...touching(props, `wound:${meant(position)}`, label)} className="lr-wound">
              <span className="lr-wound-look" data-covered={by === null ? undefined : true}>
                {weapons.map((weapon) => (
                  <Icon key={weapon} name={weaponIcons[weapon]} sign={weapon} />
                ))}
                {reward !== undefined && <RewardSign reward={reward} />}
                {by !== null && (
                  <span className="lr-wound-by">
                    <SeatShield seat={by} />
                  </span>
                )}
              </span>
            </Thing>
          </li>
        );
      })}
    </ol>
  );
}

const REWARD_SIGNS = { armyPlus: 'army-plus', priest: 'priest', realm: 'ally' } as const;

const RewardSign = ({ reward }: { readonly reward: Reward }) => (
  <span className="lr-reward">
    {reward === 'rune' ? (
      <Icon name={icons.sanctuary} sign="any-rune" />
    ) : (
      <Icon name={rewardIcons[reward]} sign={REWARD_SIGNS[reward]} />
    )}
    {reward === 'armyPlus' && <small>+1</small>}
  </span>
);
