// What something would add now: beside each effect of a card, a unit and a skill.
import { Icon } from '@krcma/tableware/pieces';
import type { AttackKind } from '../data/types.ts';
import type { FightGain, Gain, Way } from '../rules/effects/worth.ts';
import type { BoardWords } from '../text/board-words.ts';
import { elementIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { ManaSign } from './mana.tsx';
import { placed } from './table.ts';
import './gains.css';

const pointIcons = { move: icons.move, influence: icons.influence, heal: icons.heal, draw: icons.draw };
const pointSigns = { move: 'move', influence: 'influence', heal: 'heal', draw: 'deck' };
const reachIcons: Readonly<Partial<Record<AttackKind | 'block', string>>> = {
  ranged: icons.crossbow,
  siege: icons.siege,
  block: icons.block,
};

/** Attack or block: how it reaches, of which element, and whether it counts half. */
export function FightPoints({ kind, n, element, half }: FightGain) {
  const reach = reachIcons[kind];
  return (
    <span className="mk-gain" data-half={half || undefined}>
      {reach !== undefined && <Icon name={reach} sign={kind} />}
      {(kind === 'melee' || element !== 'physical') && (
        <Icon name={elementIcons[element]} sign={`${element}-attack`} />
      )}
      <b>{n}</b>
      {half && (
        <small className="mk-half" data-sign="half">
          ½
        </small>
      )}
    </span>
  );
}

function GainSign({ gain }: { readonly gain: Gain }) {
  if ('element' in gain) return <FightPoints {...gain} />;
  if ('colour' in gain)
    return (
      <span className="mk-gain">
        <ManaSign colour={gain.colour} kind={gain.kind === 'mana' ? 'token' : 'crystal'} />
        {gain.n > 1 && <b>{gain.n}</b>}
      </span>
    );
  return (
    <span className="mk-gain">
      <Icon name={pointIcons[gain.kind]} sign={pointSigns[gain.kind]} />
      <b>{gain.n}</b>
    </span>
  );
}

/** With many ways the text says it better. */
const MOST_WAYS = 3;

export const Ways = ({ ways }: { readonly ways: readonly Way[] }) =>
  ways.length === 0 || ways.length > MOST_WAYS ? null : (
    <span className="mk-ways">
      {placed(ways).map(({ each: way, place }) => (
        <span key={place} className="mk-way">
          {placed(way).map(({ each, place: at }) => (
            <GainSign key={at} gain={each} />
          ))}
        </span>
      ))}
    </span>
  );

/** The same for those who listen. */
export const waysSaid = ({ table }: BoardWords, ways: readonly Way[]): string =>
  table.adds(ways.map((way) => way.map(table.gain).join(' + ')));
