// The faces of the cards. All numbers come from the tables; a price given by a decision replaces the printed one.
import { CardFrame, Icon, Scene } from '@krcma/tableware/pieces';
import { memo, type ReactNode } from 'react';
import { type EquipmentId, equipmentOf } from '../data/equipment.ts';
import { type MemberId, memberOf } from '../data/members.ts';
import { type MonsterId, monsterOf } from '../data/monsters.ts';
import { type RealmId, realmOf } from '../data/realms.ts';
import type { BoardWords } from '../text/board-words.ts';
import { AbilitySigns } from './abilities.tsx';
import { BundleSigns, Needs } from './bundle.tsx';
import { DiceRow, FlatDie } from './dice.tsx';
import { emblemOf } from './emblems.ts';
import * as icons from './icons.ts';
import { MonsterAbilitySigns } from './monster-abilities.tsx';
import { affinityScenery, otherScenery } from './sceneries.ts';
import { AffinityBadge, affinityClasses, kindIcons, Sign } from './signs.tsx';
import './faces.css';

/** A price that is not the printed one shows both. */
export function Price({ printed, price }: { readonly printed: number; readonly price: number | undefined }) {
  const now = price ?? printed;
  return (
    <>
      <Sign of="coins" amount={now} />
      {now !== printed && (
        <s className="ml-was" data-sign="was">
          {printed}
        </s>
      )}
    </>
  );
}

interface FaceProps<Id> {
  readonly card: Id;
  readonly words: BoardWords;
  readonly price?: number | undefined;
  /** In an offer the price is shown, at home it is not. */
  readonly offered?: boolean;
  readonly claim?: ReactNode;
  readonly note?: ReactNode;
}

export const MemberFace = memo(function MemberFace(props: FaceProps<MemberId>) {
  const { card, words, price, offered = false, claim, note } = props;
  const { affinity, dice, reputation, ability, cost, outside } = memberOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour={affinity === null ? 'var(--tenne)' : affinityClasses[affinity].colour}
      mark={affinity !== null && <AffinityBadge affinity={affinity} />}
      art={
        <Scene
          scenery={affinity === null ? otherScenery.greenhorn : affinityScenery[affinity]}
          emblem={{ icon: emblemOf(card) }}
          keeps="middle"
        />
      }
      price={offered && <Price printed={cost} price={price} />}
      worth={reputation > 0 && <Sign of="reputation" amount={reputation} />}
      claim={claim}
      note={note}
      foot={
        <span className="ml-member-foot">
          <span className="ml-gives" data-sign="brings">
            <DiceRow dice={dice} />
          </span>
          <span className="ml-does" data-outside={outside || undefined}>
            <AbilitySigns ability={ability} />
          </span>
        </span>
      }
    />
  );
});

export const EquipmentFace = memo(function EquipmentFace(props: FaceProps<EquipmentId>) {
  const { card, words, price, offered = false, claim, note } = props;
  const { kind, cost, ability, outside } = equipmentOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour="var(--sable)"
      mark={<Icon name={kindIcons[kind]} sign={kind} />}
      art={<Scene scenery={otherScenery.equipment} emblem={{ icon: emblemOf(card) }} keeps="middle" />}
      price={offered && <Price printed={cost} price={price} />}
      claim={claim}
      note={note}
      foot={
        <span className="ml-member-foot">
          <span className="ml-does" data-outside={outside || undefined}>
            <AbilitySigns ability={ability} />
          </span>
        </span>
      }
    />
  );
});

interface MonsterFaceProps {
  readonly card: MonsterId;
  readonly words: BoardWords;
  /** With everything that is added here. */
  readonly attack: number;
  readonly leaving?: boolean;
  /** What takes it in the fight that is shown, all bonuses counted. */
  readonly capture?: number | undefined;
  readonly kill?: number | undefined;
}

/** A goal that is not the printed one shows both. */
const GoalNumber = ({
  printed,
  now = printed,
}: {
  readonly printed: number;
  readonly now?: number | undefined;
}) => (
  <>
    <b>{now}</b>
    {now !== printed && (
      <s className="ml-was" data-sign="was">
        {printed}
      </s>
    )}
  </>
);

export const MonsterFace = memo(function MonsterFace(props: MonsterFaceProps) {
  const { card, words, attack, leaving, capture, kill } = props;
  const { affinity, captureReward, killReward, trophy, ability, ...printed } = monsterOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour={affinityClasses[affinity].colour}
      mark={<AffinityBadge affinity={affinity} />}
      art={<Scene scenery={affinityScenery[affinity]} emblem={{ icon: emblemOf(card) }} keeps="middle" />}
      claim={
        attack > 0 && (
          <span className="ml-attack" data-sign="die-attack">
            <FlatDie colour="attack" />
            {attack}
          </span>
        )
      }
      note={
        leaving === true && (
          <span className="ml-tag" data-sign="leaving">
            {words.leaving(card)}
          </span>
        )
      }
      worth={
        <span className="ml-power">
          <MonsterAbilitySigns ability={ability} />
        </span>
      }
      foot={
        <span className="ml-goals">
          <span className="ml-goal" data-sign="capture">
            <Icon name={icons.capture} sign="capture" />
            <GoalNumber printed={printed.capture} now={capture} />
            <BundleSigns bundle={captureReward} />
          </span>
          <span className="ml-goal" data-sign="kill">
            <Icon name={icons.kill} sign="kill" />
            <GoalNumber printed={printed.kill} now={kill} />
            <BundleSigns bundle={killReward} />
            <Sign of="trophyCard" amount={trophy} />
          </span>
        </span>
      }
    />
  );
});

interface RealmFaceProps {
  readonly card: RealmId;
  readonly words: BoardWords;
  readonly note?: ReactNode;
}

export const RealmFace = memo(function RealmFace({ card, words, note }: RealmFaceProps) {
  const { affinity, conquest, glory, dice, gain } = realmOf(card);
  return (
    <CardFrame
      title={words.card(card)}
      colour={affinityClasses[affinity].colour}
      mark={<AffinityBadge affinity={affinity} />}
      art={<Scene scenery={affinityScenery[affinity]} emblem={{ icon: emblemOf(card) }} keeps="middle" />}
      claim={
        <span className="ml-attack" data-sign="conquest">
          <Icon name={icons.conquest} sign="conquest" />
          {conquest}
        </span>
      }
      worth={<Sign of="glory" amount={glory} />}
      note={note}
      foot={
        <span className="ml-member-foot">
          <span className="ml-does">
            <span className="ml-ability">
              <Needs dice={dice} />
              <span data-sign="arrow">→</span>
              <BundleSigns bundle={gain} />
            </span>
          </span>
        </span>
      }
    />
  );
});
