// What a player has, part by part: shown in full on one's own side and in the full panel, in brief in the others.
import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import type { CombatCardId } from '../data/combat-cards.ts';
import { combatCards } from '../data/combat-cards.ts';
import { ARMIES } from '../data/setup.ts';
import { ATTRIBUTES, RUNES } from '../data/types.ts';
import { attributeIcons, preyIcons } from './emblems.ts';
import { ArtifactFace, BlessingFace, CardFace } from './faces.tsx';
import * as icons from './icons.ts';
import { Amount, RuneSign } from './signs.tsx';
import { beneath, type PlayerProps, tally, touching, wordsOf } from './table.ts';
import './belongings.css';

/** Each with its value as it counts; an injured one says what it would be. */
export function Attributes(props: PlayerProps) {
  const words = wordsOf(props);
  const { player } = props;
  return (
    <div className="lr-attributes">
      {ATTRIBUTES.map((attribute) => {
        const injured = player.injured.includes(attribute);
        const value = player.values[attribute];
        const marker = player.attributes[attribute];
        const label = words.attributeNow(attribute, value, injured);
        return (
          <Thing
            key={attribute}
            {...touching(props, `attribute:${attribute}`, label)}
            className="lr-attribute"
          >
            <span className="lr-attribute-look" data-injured={injured || undefined}>
              <Icon name={attributeIcons[attribute]} sign={attribute} />
              <b>{value}</b>
              {injured && (
                <span className="lr-injured">
                  <Icon name={icons.injury} sign="injury" />
                  <s>{marker}</s>
                </span>
              )}
            </span>
          </Thing>
        );
      })}
    </div>
  );
}

export function Runes(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, owner } = props;
  const held = RUNES.reduce((sum, rune) => sum + player.runes[rune], 0);
  return (
    <div className="lr-runes" data-purse={`${owner} rune`}>
      {RUNES.map((rune) => (
        <Thing
          key={rune}
          {...touching(props, `rune:${rune}`, words.counted(player.runes[rune], words.rune(rune)))}
          className="lr-rune-held"
        >
          <RuneSign of={rune} hollow={player.runes[rune] === 0} />
          <b>{player.runes[rune]}</b>
        </Thing>
      ))}
      <Limit {...props} now={held} most={player.limits.runes} what={words.runes} />
    </div>
  );
}

interface LimitProps extends PlayerProps {
  readonly now: number;
  readonly most: number;
  readonly what: string;
}

/** Wisdom says how many may be held. */
const Limit = ({ now, most, what, ...props }: LimitProps) => (
  <Explained
    thing="sign:wisdom"
    label={`${what}: ${wordsOf(props).of(now, most)}`}
    point={props.point}
    className="lr-limit"
    data-over={now > most || undefined}
  >
    {now}/{most}
  </Explained>
);

export function Pieces(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, point, owner } = props;
  const supply = ARMIES - player.armies.length;
  return (
    <div className="lr-stock">
      <Explained
        thing="sign:priest"
        label={words.counted(player.priests, words.priests)}
        point={point}
        data-purse={`${owner} priest`}
      >
        <Amount icon={icons.priest} sign="priest" amount={player.priests} />
      </Explained>
      <Explained thing="sign:supply" label={words.counted(supply, words.supply)} point={point}>
        <Amount icon={icons.army} sign="supply" amount={supply} />
      </Explained>
      <Kills {...props} />
    </div>
  );
}

function Kills(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, point } = props;
  const kills = player.slain.length + player.tokens;
  if (kills === 0) return null;
  return (
    <Explained thing="sign:kill" label={words.counted(kills, words.kills)} point={point} className="lr-kills">
      {player.slain.map((monster) => (
        <Icon key={monster} name={preyIcons[monster]} sign="kill" />
      ))}
      {player.tokens > 0 && <Amount icon={icons.kill} sign="kill" amount={player.tokens} />}
    </Explained>
  );
}

/** Own cards are seen, those of others counted. Equal ones lie together. */
export function Hand(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, owner } = props;
  const known = player.hand.filter((card): card is CombatCardId => card !== null);
  const unknown = player.hand.length - known.length;
  return (
    <section className="lr-hand" aria-label={words.hand} data-purse={`${owner} card`}>
      <h4>
        {words.hand}
        <Limit {...props} now={player.hand.length} most={player.limits.cards} what={words.hand} />
      </h4>
      <div className="lr-hand-cards">
        {tally(known).map(([card, count]) => {
          const { strength, losses } = combatCards[card];
          const label = words.cardNow(card, strength, losses);
          return (
            <Thing
              key={card}
              {...touching(props, `card:${card}`, count > 1 ? `${count}× ${label}` : label)}
              className="lr-card"
            >
              <CardFace
                id={card}
                words={words}
                note={count > 1 && <span className="lr-times">×{count}</span>}
              />
            </Thing>
          );
        })}
        {unknown > 0 && (
          <Explained
            thing="sign:unknown-card"
            label={words.counted(unknown, words.unknownCards)}
            point={props.point}
            className="lr-unknown"
          >
            <Amount icon={icons.card} sign="unknown-card" amount={unknown} />
          </Explained>
        )}
        {player.hand.length === 0 && <p className="lr-none">{words.noCards}</p>}
      </div>
    </section>
  );
}

export function Holdings(props: PlayerProps) {
  const words = wordsOf(props);
  const { player, text, view, names } = props;
  const does = (thing: string, name: string) => (
    <span className="lr-holding-words">{beneath(name, text.thing(thing, view, names))}</span>
  );
  if (player.blessings.length + player.artifacts.length === 0) return null;
  return (
    <section className="lr-holdings" aria-label={`${words.blessings}, ${words.artifacts}`}>
      {player.artifacts.map(({ id, charged }) => (
        <Thing
          key={id}
          {...touching(
            props,
            `artifact:${id}`,
            `${words.artifact(id)}, ${charged ? words.charged : words.exhausted}`,
          )}
          className="lr-holding"
        >
          <ArtifactFace id={id} charged={charged} words={words} />
          {does(`artifact:${id}`, words.artifact(id))}
        </Thing>
      ))}
      {player.blessings.map((id) => (
        <Thing key={id} {...touching(props, `blessing:${id}`, words.blessing(id))} className="lr-holding">
          <BlessingFace id={id} words={words} />
          {does(`blessing:${id}`, words.blessing(id))}
        </Thing>
      ))}
    </section>
  );
}
