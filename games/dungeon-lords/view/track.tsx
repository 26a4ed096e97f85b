import { Icon, SeatShield, Thing } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import { PALADIN_SPACE, TRACK_TOP } from '../data/track.ts';
import * as icons from './icons.ts';
import { PaladinBadge } from './signs.tsx';
import { type Props, placed, touching, wordsOf } from './table.ts';
import './track.css';

const SPACES = Array.from({ length: TRACK_TOP + 1 }, (_, space) => space);

/** The track of evil, from nice to evil, with everybody on it. */
export function Track(props: Props) {
  const words = wordsOf(props);
  const { view, names } = props;
  const standing = view.lords.map(({ evil }, seat) => words.standsAt(names.seat(seat), evil));
  if (view.neutralEvil !== null) standing.push(words.standsAt(words.neutral, view.neutralEvil));
  return (
    <Thing
      {...touching(props, 'track', `${words.track}: ${standing.join(', ')}`)}
      className="dl-track-thing"
      entry
    >
      <span className="dl-track">
        <span className="dl-track-end">
          <Icon name={icons.improveReputation} sign="track" />
        </span>
        {SPACES.map((space) => (
          <Space key={space} space={space}>
            {standingOn(props, space)}
          </Space>
        ))}
        <span className="dl-track-end">
          <Icon name={icons.evil} sign="track" />
        </span>
      </span>
    </Thing>
  );
}

const Space = ({ space, children }: { readonly space: number; readonly children: ReactNode }) => (
  <span
    className="dl-space"
    data-sign={space === PALADIN_SPACE ? 'paladin-space' : 'track'}
    data-paladin={space >= PALADIN_SPACE || undefined}
    data-mark={space === PALADIN_SPACE || undefined}
  >
    <small>{space}</small>
    <span className="dl-space-who">{children}</span>
  </span>
);

/** Counters on a space; the paladin waits in his tent at his space until somebody is his host. */
function standingOn({ view }: Props, space: number): ReactNode {
  const { paladin } = view;
  return (
    <>
      {placed(view.lords).map(
        ({ each, place }) => each.evil === space && <SeatShield key={place} seat={place} />,
      )}
      {view.neutralEvil === space && <span className="dl-neutral" data-sign="neutral" />}
      {space === PALADIN_SPACE && paladin.host === null && !paladin.gone && <PaladinBadge />}
    </>
  );
}
