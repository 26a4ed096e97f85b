// A player at a glance, and in full on demand.
import type { Seat } from '@krcma/kernel';
import { Explained, Icon } from '@krcma/tableware/pieces';
import { WOUND } from '../data/cards.ts';
import { levels } from '../data/levels.ts';
import { reputationModifier } from '../data/reputation.ts';
import { BASICS } from '../data/types.ts';
import { Amount } from './amount.tsx';
import { heroIcons } from './emblems.ts';
import { Hand } from './hand.tsx';
import * as icons from './icons.ts';
import { Skills, Units } from './later-parts.ts';
import { ManaSign } from './mana.tsx';
import { ManaHeld, Standing } from './own.tsx';
import { Piles } from './piles.tsx';
import { type PlayerProps, type Props, untouched, wordsOf } from './table.ts';
import './player.css';

function Glance(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, point, view, owner } = props;
  const modifier = reputationModifier(player.reputation);
  return (
    <div className="mk-glance">
      {player.hero !== null && (
        <span className="mk-glance-hero">
          <Icon name={heroIcons[player.hero]} sign="hero" />
          {words.hero(player.hero)}
        </span>
      )}
      {player.out === true && <strong>{words.out}</strong>}
      {view.chosen?.includes(owner) === true && <strong>{words.chosenOne}</strong>}
      <Amount
        icon={icons.fame}
        sign="fame"
        label={words.fameNow(player.fame, levels[player.level]?.fame)}
        point={point}
      >
        {player.fame}
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
      <Explained thing="sign:hand" label={words.counted(player.hand.length, words.hand)} point={point}>
        <Icon name={icons.hand} sign="hand" /> {player.hand.length}
        {player.hand.includes(WOUND) && <Icon name={icons.wound} sign="wound" />}
      </Explained>
      <Explained thing="sign:deck" label={words.counted(player.deck, words.deck)} point={point}>
        <Icon name={icons.draw} sign="deck" /> {player.deck}
      </Explained>
      <Wealth {...props} />
    </div>
  );
}

/** Units that are ready, of all; and crystals. */
function Wealth({ player, point, ...props }: PlayerProps) {
  const words = wordsOf(props);
  const ready = player.units.filter(({ spent, wounds }) => !spent && wounds === 0).length;
  return (
    <>
      {player.units.length > 0 && (
        <Amount
          icon={icons.banner}
          sign="command"
          label={words.journey.unitsReady(ready, player.units.length)}
          point={point}
        >
          {ready}/{player.units.length}
        </Amount>
      )}
      {BASICS.filter((colour) => player.crystals[colour] > 0).map((colour) => (
        <Explained
          key={colour}
          thing="sign:crystal"
          label={words.counted(player.crystals[colour], `${words.crystals}, ${words.colour(colour)}`)}
          point={point}
        >
          <ManaSign colour={colour} kind="crystal" /> {player.crystals[colour]}
        </Explained>
      ))}
    </>
  );
}

export function Player(props: Props & { readonly player: Seat; readonly full: boolean }) {
  const { player: owner, full, ...rest } = props;
  const player = props.view.players[owner];
  if (player === undefined) return null;
  const own = props.seat === owner ? { ...rest, owner, player } : { ...untouched(rest), owner, player };
  if (!full) return <Glance {...own} />;
  return (
    <div className="mk-player">
      <Standing {...own} />
      <ManaHeld {...own} />
      <Piles {...own} />
      <Hand {...own} />
      <Units {...own} />
      <Skills {...own} />
    </div>
  );
}
