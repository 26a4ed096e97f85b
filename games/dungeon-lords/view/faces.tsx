// The faces of cards and tiles. All numbers come from the tables.
import { CardFrame, Icon, Scene } from '@krcma/tableware/pieces';
import { memo, type ReactNode } from 'react';
import { type CombatCardId, combatCardOf } from '../data/combat-cards.ts';
import { type CreatureId, creatureOf } from '../data/creatures.ts';
import type { TrapId } from '../data/traps.ts';
import type { Year } from '../data/types.ts';
import type { BoardWords } from '../text/board-words.ts';
import { AttackLines, Spares, TrapLines } from './attacks.tsx';
import { emblemOf } from './emblems.ts';
import { GoodsSigns } from './goods.tsx';
import * as icons from './icons.ts';
import { creatureScenery, otherScenery } from './sceneries.ts';
import { Sign } from './signs.tsx';
import './faces.css';

interface CreatureFaceProps {
  readonly id: CreatureId;
  readonly words: BoardWords;
  readonly note?: ReactNode;
  /** What a battle room adds to each of its attacks. */
  readonly bonus?: number;
}

export const CreatureFace = memo(function CreatureFace({ id, words, note, bonus }: CreatureFaceProps) {
  const { cost, ghost, worker, spares, sparesFirst } = creatureOf(id);
  return (
    <CardFrame
      title={words.creature(id)}
      colour={ghost ? 'var(--slate)' : 'var(--vert)'}
      mark={ghost && <Icon name={icons.ghost} sign="not-monster" />}
      art={<Scene scenery={creatureScenery[id]} emblem={{ icon: emblemOf(id) }} keeps="middle" />}
      price={<GoodsSigns goods={cost} />}
      claim={
        (spares !== undefined || sparesFirst || worker) && (
          <>
            <Spares id={id} />
            {worker && (
              <span className="dl-tag" data-sign="worker">
                <Icon name={icons.toolShed} />
              </span>
            )}
          </>
        )
      }
      note={note}
      foot={
        <span className="dl-foot">
          <AttackLines id={id} {...(bonus !== undefined && { bonus })} />
        </span>
      }
    />
  );
});

interface TrapFaceProps {
  /** Null is face down. */
  readonly id: TrapId | null;
  readonly year: Year;
  readonly words: BoardWords;
}

export const TrapFace = memo(function TrapFace({ id, year, words }: TrapFaceProps) {
  if (id === null) return <CardBack icon={icons.buyTraps} sign="face-down" />;
  return (
    <CardFrame
      title={words.trap(id)}
      colour="var(--tenne)"
      art={<Scene scenery={otherScenery.trap} emblem={{ icon: emblemOf(id) }} keeps="middle" />}
      foot={
        <span className="dl-foot">
          <TrapLines id={id} year={year} />
        </span>
      }
    />
  );
});

interface CombatFaceProps {
  readonly id: CombatCardId | null;
  readonly words: BoardWords;
  readonly note?: ReactNode;
}

export const CombatFace = memo(function CombatFace({ id, words, note }: CombatFaceProps) {
  if (id === null) return <CardBack icon={icons.crystal} sign="unknown-card" />;
  const { speed, fatigue } = combatCardOf(id);
  return (
    <CardFrame
      title={words.card(id)}
      colour={speed === 'fast' ? 'var(--azure)' : 'var(--teal)'}
      mark={<Icon name={speed === 'fast' ? icons.impWalkout : icons.slow} sign={speed} />}
      art={<Scene scenery={otherScenery.spell} emblem={{ icon: emblemOf(id) }} keeps="middle" />}
      worth={<Sign of="damage" sign="fatigue" amount={fatigue} />}
      note={note}
    />
  );
});

const CardBack = ({ icon, sign }: { readonly icon: string; readonly sign: string }) => (
  <span className="dl-back" data-sign={sign}>
    <Icon name={icon} />
  </span>
);
