// Any card may be laid sideways; for some there is nothing better to do now.
import { Icon } from '@krcma/tableware/pieces';
import type { CardId } from '../data/cards.ts';
import type { Sideways } from '../data/types.ts';
import type { Way } from '../rules/effects/worth.ts';
import type { CardProspect, SidewaysProspect } from '../rules/prospects.ts';
import type { BoardWords } from '../text/board-words.ts';
import * as icons from './icons.ts';
import { isFought, type Props } from './table.ts';

const sidewaysIcons: Readonly<Record<Sideways, string>> = {
  move: icons.move,
  influence: icons.influence,
  attack: icons.attack,
  block: icons.block,
};

const sidewaysSigns = { move: 'move', influence: 'influence', attack: 'physical-attack', block: 'block' };

export const SidewaysPoints = ({ as, n }: Pick<SidewaysProspect, 'as' | 'n'>) => (
  <>
    <Icon name={sidewaysIcons[as]} sign={sidewaysSigns[as]} />
    <b>{n}</b>
  </>
);

/** Points that no fight is won with. */
const isForTheRoad = (way: Way): boolean =>
  way.length > 0 && way.every(({ kind }) => kind === 'move' || kind === 'influence');

const doesLittle = ({ basic, powered }: CardProspect, fought: boolean): boolean =>
  [basic, powered]
    .filter(({ no }) => no === undefined)
    .every(({ ways }) => fought && ways.length > 0 && ways.every(isForTheRoad));

/**
 * Of a card that may be played although what is printed on it does nothing here: what it would be worth sideways, where
 * that helps. Nothing of any other card.
 */
export function spareWorth(
  { view, choices }: Pick<Props, 'view' | 'choices'>,
  card: CardId,
  prospect: CardProspect | undefined,
): readonly SidewaysProspect[] | undefined {
  const fought = isFought(view);
  const isPlayable = choices.get(`card:${card}`)?.some(({ id }) => id === `play:${card}`) === true;
  if (prospect === undefined || !isPlayable || !doesLittle(prospect, fought)) return undefined;
  return prospect.sideways.filter(({ as }) => !fought || as === 'attack' || as === 'block');
}

export const sidewaysSaid = ({ table }: BoardWords, sideways: readonly SidewaysProspect[]): string =>
  `${table.laidSideways}: ${sideways.map(({ as, n }) => `${table.sideways[as]} ${n}`).join(' / ')}`;

/** At the foot of a card that has nothing better to give. */
export const SidewaysFoot = ({
  words,
  sideways,
}: {
  readonly words: BoardWords;
  readonly sideways: readonly SidewaysProspect[];
}) => (
  <span className="mk-sideways-foot">
    <small>{words.table.laidSideways}</small>
    {sideways.map(({ as, n }) => (
      <span key={as} className="mk-gain">
        <SidewaysPoints as={as} n={n} />
      </span>
    ))}
  </span>
);
