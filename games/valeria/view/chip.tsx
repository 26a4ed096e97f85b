import { Icon } from '@krcma/tableware/pieces';
import { citizenOf, isCitizen } from '../data/citizens.ts';
import type { CardId } from '../data/components.ts';
import { isDomain } from '../data/domains.ts';
import { isDuke } from '../data/dukes.ts';
import { isEvent } from '../data/events.ts';
import { monsterOf } from '../data/monsters.ts';
import { isStarter, starterOf } from '../data/starters.ts';
import { emblems } from './emblems.ts';
import { areaSymbols, roleSymbols } from './symbols.tsx';
import './chip.css';

function colourOf(card: CardId): string {
  if (isCitizen(card)) return roleSymbols[citizenOf(card).role].colour;
  if (isStarter(card)) return 'var(--tenne)';
  if (isDomain(card)) return 'var(--sable)';
  if (isDuke(card)) return 'var(--points)';
  if (isEvent(card)) return 'var(--murrey)';
  return areaSymbols[monsterOf(card).area].colour;
}

function numbersOf(card: CardId): readonly number[] {
  if (isCitizen(card)) return citizenOf(card).activation;
  return isStarter(card) ? starterOf(card).activation : [];
}

interface ChipProps {
  readonly card: CardId;
  readonly count?: number;
  /** The numbers the dice have woken. */
  readonly awake?: readonly number[];
}

/** A card at a glance: its figure, the numbers that wake it, and how many there are. */
export function Chip({ card, count = 1, awake = [] }: ChipProps) {
  const numbers = numbersOf(card);
  return (
    <span className="va-chip" style={{ '--chip': colourOf(card) }}>
      <Icon name={emblems[card].icon} sign={`card:${card}`} />
      {numbers.length > 0 && (
        <span
          className="va-chip-numbers"
          data-sign="activation"
          data-awake={numbers.some((number) => awake.includes(number)) || undefined}
        >
          {numbers.join('/')}
        </span>
      )}
      {count > 1 && (
        <span className="va-chip-count" data-sign="copies">
          ×{count}
        </span>
      )}
    </span>
  );
}
