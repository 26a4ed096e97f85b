// What stands and lies on a path: the mercenary's token, his dice, traps and bottles.
import { Icon, SeatShield } from '@krcma/tableware/pieces';
import type { LootId } from '../data/loot.ts';
import { lootOf } from '../data/loot.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import type { TrapId } from '../data/traps.ts';
import { trapOf } from '../data/traps.ts';
import type { Colour } from '../data/types.ts';
import type { PartyView } from '../rules/view.ts';
import { AbilitySigns } from './abilities.tsx';
import { DiceRow, FlatDie } from './dice.tsx';
import { emblemOf, trapIcon } from './emblems.ts';
import * as icons from './icons.ts';
import { affinityClasses, Sign } from './signs.tsx';
import './party.css';

interface FigureProps {
  /** Sam has none. */
  readonly member: MemberId | null;
  readonly seat: number;
  readonly dead?: boolean;
  readonly wounded?: boolean;
}

/** The token of a mercenary, with the arms of his clan. */
export function FigureToken({ member, seat, dead = false, wounded = false }: FigureProps) {
  const affinity = member === null ? null : memberOf(member).affinity;
  return (
    <span
      className="ml-figure"
      data-composed
      data-dead={dead || undefined}
      style={{ '--clan': affinity === null ? 'var(--sable)' : affinityClasses[affinity].colour }}
    >
      <Icon
        name={member === null ? icons.sam : emblemOf(member)}
        sign={member === null ? 'sam' : `card:${member}`}
      />
      {seat >= 0 && <SeatShield seat={seat} />}
      {(wounded || dead) && (
        <span className="ml-figure-wound" data-sign={dead ? 'dead' : 'wounded'}>
          <Icon name={dead ? icons.kill : icons.wound} />
        </span>
      )}
    </span>
  );
}

/** A trap token, face down unless it is known. */
export function TrapToken({ trap, up = true }: { readonly trap: TrapId | null; readonly up?: boolean }) {
  if (trap === null)
    return (
      <span className="ml-trap" data-down>
        <Icon name={icons.snare} sign="face-down" />
      </span>
    );
  const { kind, ability } = trapOf(trap);
  return (
    <span className="ml-trap" data-kind={kind} data-secret={!up || undefined}>
      <Icon name={trapIcon(trap)} sign={`card:${trap}`} />
      <span className="ml-trap-does">
        <AbilitySigns ability={ability} />
      </span>
    </span>
  );
}

export const LootToken = ({ loot }: { readonly loot: LootId }) => (
  <span className="ml-loot-token" data-outside={lootOf(loot).outside || undefined}>
    <Icon name={emblemOf(loot)} sign={`card:${loot}`} />
    <span className="ml-trap-does">
      <AbilitySigns ability={lootOf(loot).ability} />
    </span>
  </span>
);

const BOTTLES = ['defence', 'potions', 'venoms', 'coins'] as const;

/** Everything of a party, small. */
export function PartyHeap({ party, wounded }: { readonly party: PartyView; readonly wounded: boolean }) {
  const rolled = party.dice.map((die, key) => ({ ...die, key })).filter(({ face }) => face > 0);
  const unrolled = (wanted: Colour): number =>
    party.dice.filter(({ colour, face }) => colour === wanted && face === 0).length;
  const traps = party.traps.map((token, index) => ({ ...token, key: index }));
  return (
    <span className="ml-heap">
      <FigureToken member={party.member} seat={party.seat} dead={party.dead} wounded={wounded} />
      {party.dice.length > 0 && (
        <span className="ml-heap-row">
          {rolled.map(({ key, colour, face }) => (
            <FlatDie key={key} colour={colour} face={face} />
          ))}
          <DiceRow
            dice={{
              strength: unrolled('strength'),
              magic: unrolled('magic'),
              persuasion: unrolled('persuasion'),
            }}
          />
        </span>
      )}
      <span className="ml-heap-row">
        {traps.map(({ key, id, up }) => (
          <span
            key={key}
            className="ml-mini-trap"
            data-sign={id === null ? 'face-down' : `card:${id}`}
            data-up={up || undefined}
            data-known={id !== null || undefined}
          >
            <Icon name={id === null ? icons.snare : trapIcon(id)} />
          </span>
        ))}
        {BOTTLES.map((good) => party[good] > 0 && <Sign key={good} of={good} amount={party[good]} />)}
        {party.total !== undefined && (
          <b className="ml-carried" data-sign="carried">
            {party.total} →
          </b>
        )}
      </span>
    </span>
  );
}
