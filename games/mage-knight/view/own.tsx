// One's own side: points of this turn, mana, cards, units and skills.
import { Icon, Thing } from '@krcma/tableware/pieces';
import { levelAt, levels } from '../data/levels.ts';
import { reputationModifier } from '../data/reputation.ts';
import { BASICS, COLOURS } from '../data/types.ts';
import { Amount } from './amount.tsx';
import { heroIcons } from './emblems.ts';
import { Hand } from './hand.tsx';
import * as icons from './icons.ts';
import { ManaSign } from './mana.tsx';
import { Company } from './own-company.tsx';
import { Piles } from './piles.tsx';
import { type PlayerProps, touching, wordsOf } from './table.ts';
import './own.css';

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

export function Own(props: PlayerProps) {
  const words = wordsOf(props);
  return (
    <section className="mk-own" aria-label={words.own}>
      <div className="mk-own-head">
        <Standing {...props} />
        <Points {...props} />
        <ManaHeld {...props} />
      </div>
      <div className="mk-own-cards">
        <Hand {...props} />
        <Piles {...props} />
      </div>
      {props.narrow && <Company {...props} />}
    </section>
  );
}
