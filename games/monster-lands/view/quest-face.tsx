import { memo } from 'react';
import { type QuestId, questOf } from '../data/quests.ts';
import type { BoardWords } from '../text/board-words.ts';
import { BundleSigns, Needs } from './bundle.tsx';
import './quest-face.css';

interface QuestFaceProps {
  readonly quest: QuestId;
  readonly side: 'a' | 'b';
  readonly words: BoardWords;
}

/** A quest token: rolled for in front, paid for behind. */
export const QuestFace = memo(function QuestFace({ quest, side, words }: QuestFaceProps) {
  const { a, b } = questOf(quest);
  return (
    <span className="ml-quest-face">
      <span className="ml-quest-name">{words.questName(quest, side)}</span>
      {side === 'a' ? (
        <>
          <span className="ml-quest-line">
            <Needs dice={a.dice} />
            <b data-sign="target">≥ {a.target}</b>
          </span>
          <span className="ml-quest-line">
            <BundleSigns bundle={a.reward} />
            <span className="ml-quest-bad" data-sign="penalty">
              −<BundleSigns bundle={a.penalty} />
            </span>
          </span>
        </>
      ) : (
        <>
          <span className="ml-quest-line">
            <Needs dice={b.dice} />
            <span className="ml-quest-bad" data-sign="quest-cost">
              −<BundleSigns bundle={b.cost} />
            </span>
          </span>
          <span className="ml-quest-line">
            <span data-sign="left-path">
              ◂<BundleSigns bundle={b.left} />
            </span>
            <span data-sign="right-path">
              <BundleSigns bundle={b.right} />▸
            </span>
          </span>
        </>
      )}
    </span>
  );
});
