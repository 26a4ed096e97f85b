// The faces of cards. All numbers come from the tables.
import { CardFrame, Icon, Scene } from '@krcma/tableware/pieces';
import { memo, type ReactNode } from 'react';
import { type ArtifactId, artifacts } from '../data/artifacts.ts';
import { type AttackCardId, attackCards } from '../data/attack-cards.ts';
import { type BlessingId, blessings } from '../data/blessings.ts';
import { type CombatCardId, combatCards } from '../data/combat-cards.ts';
import { GODS, type GodId } from '../data/gods.ts';
import type { HeroId } from '../data/heroes.ts';
import type { BoardWords } from '../text/board-words.ts';
import { artifactIcons, attackIcons, cardIcons, godIcons, heroIcons, weaponIcons } from './emblems.ts';
import * as icons from './icons.ts';
import { godColours, sceneries } from './sceneries.ts';
import { Amount } from './signs.tsx';
import './faces.css';

interface CardFaceProps {
  /** Null is a card nobody here may see. */
  readonly id: CombatCardId | null;
  readonly words: BoardWords;
  /** As it counts in this battle, if not as printed. */
  readonly strength?: number;
  readonly losses?: number;
  readonly note?: ReactNode;
}

const weaponSign = (weapon: string) =>
  weapon === 'any' ? 'any-weapon' : (weapon as 'spear' | 'sword' | 'axe' | 'bow' | 'shield');

export const CardFace = memo(function CardFace({ id, words, strength, losses, note }: CardFaceProps) {
  if (id === null) return <CardBack />;
  const { weapon, strength: printed, losses: lost, hunt, battle } = combatCards[id];
  const drops = losses ?? lost;
  return (
    <CardFrame
      title={words.card(id)}
      colour="var(--slate)"
      numeral={<span data-sign="strength">{strength ?? printed}</span>}
      art={<Scene scenery={sceneries.field} emblem={{ icon: cardIcons[id] }} keeps="middle" />}
      mark={<Icon name={weaponIcons[weapon]} sign={weaponSign(weapon)} />}
      note={note}
      worth={
        drops > 0 && (
          <span className="lr-losses">
            <Amount icon={icons.loss} sign="loss" amount={drops} />
          </span>
        )
      }
      foot={
        (hunt.length > 0 || battle.length > 0) && (
          <span className="lr-foot">
            {battle.length > 0 && <Icon name={icons.army} sign="battle-effect" />}
            {hunt.length > 0 && <Icon name={icons.monsters} sign="hunt-effect" />}
          </span>
        )
      }
    />
  );
});

const CardBack = () => (
  <span className="lr-back" data-sign="unknown-card">
    <Icon name={icons.card} />
  </span>
);

interface AttackFaceProps {
  readonly id: AttackCardId | null;
  readonly words: BoardWords;
}

export const AttackFace = memo(function AttackFace({ id, words }: AttackFaceProps) {
  if (id === null) return <CardBack />;
  const { rage, weakness, draw, shieldable } = attackCards[id];
  return (
    <CardFrame
      title={words.attack(id)}
      colour="var(--murrey)"
      art={<Scene scenery={sceneries.lair} emblem={{ icon: attackIcons[id] }} keeps="middle" />}
      claim={
        !shieldable && (
          <span className="lr-tag lr-crossed">
            <Icon name={icons.shield} sign="no-shield" />
          </span>
        )
      }
      foot={
        <span className="lr-foot">
          <Amount icon={icons.rage} sign="rage" amount={rage} />
          <Amount icon={icons.weakness} sign="weakness" amount={weakness} />
          <Amount icon={icons.card} sign="attack-draw" amount={draw} />
        </span>
      }
    />
  );
});

interface BlessingFaceProps {
  readonly id: BlessingId;
  readonly words: BoardWords;
}

export const BlessingFace = memo(function BlessingFace({ id, words }: BlessingFaceProps) {
  const { god } = blessings[id];
  return (
    <span className="lr-slip" style={{ '--band': godColours[god] }}>
      <Icon name={godIcons[god]} sign={god} />
      <span>{words.blessing(id)}</span>
    </span>
  );
});

interface ArtifactFaceProps {
  readonly id: ArtifactId;
  readonly charged: boolean;
  readonly words: BoardWords;
}

const isGod = (of: string): of is GodId => GODS.some((god) => god === of);

export const ArtifactFace = memo(function ArtifactFace({ id, charged, words }: ArtifactFaceProps) {
  const { of } = artifacts[id];
  return (
    <span
      className="lr-slip"
      data-exhausted={charged ? undefined : true}
      style={{ '--band': isGod(of) ? godColours[of] : 'var(--sable)' }}
    >
      <Icon name={artifactIcons[id]} sign={charged ? 'artifact' : 'exhausted'} />
      <span>{words.artifact(id)}</span>
    </span>
  );
});

export const HeroFace = memo(function HeroFace({
  id,
  words,
}: {
  readonly id: HeroId;
  readonly words: BoardWords;
}) {
  return (
    <CardFrame
      title={words.hero(id)}
      colour="var(--tenne)"
      art={<Scene scenery={sceneries.hall} emblem={{ icon: heroIcons[id] }} keeps="middle" />}
      foot={<span className="lr-foot">{words.heroTitle(id)}</span>}
    />
  );
});
