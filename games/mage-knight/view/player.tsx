// A player at a glance, and in full on demand.
import type { Seat } from '@krcma/kernel';
import { Explained, Icon } from '@krcma/tableware/pieces';
import { WOUND } from '../data/cards.ts';
import { levels } from '../data/levels.ts';
import { reputationModifier } from '../data/reputation.ts';
import { Skills, Units } from './company.tsx';
import { heroIcons } from './emblems.ts';
import { Hand } from './hand.tsx';
import * as icons from './icons.ts';
import { Amount, ManaHeld, Standing } from './own.tsx';
import { Piles } from './piles.tsx';
import { type PlayerProps, type Props, untouched, wordsOf } from './table.ts';
import './player.css';

function Glance(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, point } = props;
  const modifier = reputationModifier(player.reputation);
  return (
    <div className="mk-glance">
      {player.hero !== null && (
        <span className="mk-glance-hero">
          <Icon name={heroIcons[player.hero]} sign="hero" />
          {words.hero(player.hero)}
        </span>
      )}
      <Amount
        icon={icons.fame}
        sign="fame"
        label={words.fameNow(player.fame, levels[player.level]?.fame)}
        point={point}
      >
        {player.fame}
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
    </div>
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
