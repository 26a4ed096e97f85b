// One's own side: points of this turn, mana, cards, units and skills.
import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import type { CardId } from '../data/cards.ts';
import { levelAt, levels } from '../data/levels.ts';
import { reputationModifier } from '../data/reputation.ts';
import type { Skill } from '../data/skill.ts';
import { skills as skillTable } from '../data/skills.ts';
import { BASICS, COLOURS } from '../data/types.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { heroIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { LaidOut } from './laid-out.tsx';
import { ManaSign } from './mana.tsx';
import { type PlayerProps, tally, touching, wordsOf } from './table.ts';
import { UnitFace } from './unit-face.tsx';
import './own.css';

interface AmountProps {
  readonly icon: string;
  readonly sign: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly point: PlayerProps['point'];
}

/** A symbol with its number beside it. */
export const Amount = ({ icon, sign, label, children, point }: AmountProps) => (
  <Explained thing={`sign:${sign}`} label={label} point={point} className="mk-amount">
    <Icon name={icon} sign={sign} />
    <b>{children}</b>
  </Explained>
);

/** Armor, hand limit, command tokens, fame with the next level, reputation. */
export function Standing(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, point } = props;
  const { armor, handLimit, commands } = levelAt(player.level);
  const next = levels[player.level]?.fame;
  const modifier = reputationModifier(player.reputation);
  return (
    <div className="mk-standing">
      {player.hero !== null && (
        <Thing {...touching(props, `hero:${player.hero}`, words.hero(player.hero))} className="mk-hero">
          <Icon name={heroIcons[player.hero]} sign="hero" />
          <span>{words.hero(player.hero)}</span>
        </Thing>
      )}
      <Amount icon={icons.fame} sign="fame" label={words.fameNow(player.fame, next)} point={point}>
        {player.fame}
        {next !== undefined && <small>/{next}</small>}
      </Amount>
      <Amount icon={icons.command} sign="level" label={words.levelNow(player.level)} point={point}>
        {player.level}
      </Amount>
      <Amount
        icon={icons.reputation}
        sign="reputation"
        label={words.reputationNow(player.reputation, modifier)}
        point={point}
      >
        {modifier === null ? '✕' : modifier > 0 ? `+${modifier}` : modifier}
      </Amount>
      <Amount icon={icons.armor} sign="armor" label={`${words.armor}: ${armor}`} point={point}>
        {armor}
      </Amount>
      <Amount icon={icons.hand} sign="hand-limit" label={`${words.handLimit}: ${handLimit}`} point={point}>
        {handLimit}
      </Amount>
      <Amount
        icon={icons.banner}
        sign="command"
        label={`${words.commands}: ${player.units.length}/${commands}`}
        point={point}
      >
        {player.units.length}/{commands}
      </Amount>
    </div>
  );
}

/** Tokens that are there, and the inventory of crystals. */
export function ManaHeld(props: PlayerProps) {
  const words = wordsOf(props);
  const { player } = props;
  return (
    <div className="mk-mana-held">
      {COLOURS.filter((colour) => player.tokens[colour] > 0).map((colour) => (
        <Thing
          key={colour}
          {...touching(
            props,
            `token:${colour}`,
            `${words.tokens}, ${words.colour(colour)}: ${player.tokens[colour]}`,
          )}
          className="mk-mana-thing"
        >
          <ManaSign colour={colour} kind="token" />
          <b>{player.tokens[colour]}</b>
        </Thing>
      ))}
      {BASICS.map((colour) => (
        <Thing
          key={colour}
          {...touching(
            props,
            `crystal:${colour}`,
            `${words.crystals}, ${words.colour(colour)}: ${player.crystals[colour]}`,
          )}
          className="mk-mana-thing"
        >
          <ManaSign colour={colour} kind="crystal" hollow={player.crystals[colour] === 0} />
          <b>{player.crystals[colour]}</b>
        </Thing>
      ))}
    </div>
  );
}

/** Points of the turn that goes on. */
function Points(props: PlayerProps) {
  const words = wordsOf(props);
  const { view, owner, point } = props;
  if (view.active !== owner || view.phase !== 'turns') return null;
  const { move, influence, heal } = view.turn;
  return (
    <div className="mk-points">
      <Amount icon={icons.move} sign="move" label={`${words.move}: ${move}`} point={point}>
        {move}
      </Amount>
      <Amount
        icon={icons.influence}
        sign="influence"
        label={`${words.influence}: ${influence}`}
        point={point}
      >
        {influence}
      </Amount>
      {heal > 0 && (
        <Amount icon={icons.heal} sign="heal" label={`${words.heal}: ${heal}`} point={point}>
          {heal}
        </Amount>
      )}
    </div>
  );
}

/** Own cards are read, those of others counted. Equal ones lie together. */
export function Hand(props: PlayerProps) {
  const words = wordsOf(props);
  const { player } = props;
  const known = player.hand.filter((card): card is CardId => card !== null);
  const unknown = player.hand.length - known.length;
  return (
    <section className="mk-hand" aria-label={words.hand}>
      <LaidOut {...props} />
      {tally(known).map(([card, count]) => (
        <Thing
          key={card}
          {...touching(props, `card:${card}`, count > 1 ? `${count}× ${words.card(card)}` : words.card(card))}
          className="mk-hand-card"
        >
          <CardFace id={card} words={words} note={count > 1 && <span className="mk-times">×{count}</span>} />
        </Thing>
      ))}
      {unknown > 0 && (
        <Explained thing="sign:unknown-card" label={words.unknownCards(unknown)} point={props.point}>
          <CardBack n={unknown} />
        </Explained>
      )}
      {player.hand.length === 0 && <p className="mk-none">{words.noCards}</p>}
    </section>
  );
}

export function Units(props: PlayerProps) {
  const words = wordsOf(props);
  const { player } = props;
  if (player.units.length === 0) return null;
  return (
    <section className="mk-units" aria-label={words.units}>
      {player.units.map((unit) => {
        const says = [
          words.unit(unit.unit),
          ...(unit.spent ? [words.spent] : []),
          ...(unit.wounds > 0 ? [words.wounded] : []),
        ].join(', ');
        return (
          <Thing key={unit.id} {...touching(props, `unit:${unit.id}`, says)} className="mk-unit">
            <UnitFace id={unit.unit} words={words} held={unit} />
          </Thing>
        );
      })}
    </section>
  );
}

export function Skills(props: PlayerProps) {
  const words = wordsOf(props);
  const { player } = props;
  const { tactic, skills } = player;
  if (tactic === null && skills.length === 0) return null;
  return (
    <section className="mk-skills" aria-label={words.skills}>
      {tactic !== null && (
        <Thing {...touching(props, `tactic:${tactic}`, words.tactic(tactic))} className="mk-skill">
          <span className="mk-skill-look" data-usage="tactic">
            <b>{words.tactic(tactic)}</b>
            <span>{words.effect(`tactic:${tactic}`) || words.journey.onlyEarly}</span>
          </span>
        </Thing>
      )}
      {skills.map(({ id, down, used }) => {
        const { usage }: Skill = skillTable[id];
        return (
          <Thing
            key={id}
            {...touching(
              props,
              `skill:${id}`,
              down || used ? `${words.skill(id)}, ${words.used}` : words.skill(id),
            )}
            className="mk-skill"
          >
            <span className="mk-skill-look" data-down={down || used || undefined} data-usage={usage}>
              <b>{words.skill(id)}</b>
              <span>{words.effect(`skill:${id}`)}</span>
            </span>
          </Thing>
        );
      })}
    </section>
  );
}

/** How many cards lie where. */
export function Piles(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, point } = props;
  const piles = [
    ['deck', words.deck, player.deck],
    ['discard', words.discard, player.discard.length],
    ['played', words.played, player.played.length],
  ] as const;
  return (
    <div className="mk-piles">
      {piles.map(([sign, name, n]) => (
        <Explained
          key={sign}
          thing={`sign:${sign}`}
          label={`${name}: ${n}`}
          point={point}
          className="mk-pile"
        >
          <CardBack n={n} />
          <small>{name}</small>
        </Explained>
      ))}
    </div>
  );
}

/** Units and skills: beside the map on a desk, below the hand on a phone. */
export const Company = (props: PlayerProps) => (
  <div className="mk-company">
    <Units {...props} />
    <Skills {...props} />
  </div>
);

export function Own(props: PlayerProps) {
  const words = wordsOf(props);
  return (
    <section className="mk-own" aria-label={words.own}>
      <div className="mk-own-head">
        <Standing {...props} />
        <Points {...props} />
        <ManaHeld {...props} />
        <Piles {...props} />
      </div>
      <Hand {...props} />
      {props.narrow && <Company {...props} />}
    </section>
  );
}
