import type { PathId } from '../data/board.ts';
import { placeOf } from '../data/board.ts';
import type { TrapId } from '../data/traps.ts';
import type { SendingView } from '../rules/stage.ts';
import { NamedDiceRow } from './dice.tsx';
import * as icons from './icons.ts';
import { FigureToken, TrapToken } from './party.tsx';
import { Path } from './path.tsx';
import { Sign } from './signs.tsx';
import { StageTitle } from './stage-title.tsx';
import { nearSeat, type Props, promptOf, wordsOf } from './table.ts';
import './muster.css';

/** The traps picked so far, while they are being picked: `trap:<id>:<place>`. */
const pickedTraps = ({ decision }: Props): TrapId[] =>
  (decision?.picked ?? []).flatMap((id) => {
    const [kind, trap] = id.split(':');
    return kind === 'trap' && trap !== undefined ? [trap as TrapId] : [];
  });

const isQuest = (path: PathId): boolean => placeOf(path) === 'qa' || placeOf(path) === 'qb';

const ASKED = {
  'ask-member': 'member',
  'ask-path-dice': 'dice',
  'ask-path-traps': 'traps',
  'ask-path-defence': 'defence',
  'ask-path-brews': 'brews',
} as const;

/** A party being put together: what is settled, what is asked now, what is still to come. */
export function Muster({ sending, ...props }: Props & { readonly sending: SendingView }) {
  const words = wordsOf(props);
  const { path, member, dice, traps, defence } = sending;
  const key = promptOf(props)?.key;
  const asked = key !== undefined && key in ASKED ? ASKED[key as keyof typeof ASKED] : undefined;
  const laid = (traps ?? pickedTraps(props)).map((trap, index) => ({ trap, index }));
  const now = (part: string) => ({ 'data-now': asked === part || undefined });
  return (
    <div className="ml-muster">
      <StageTitle icon={icons.outside}>
        {words.sending}: {words.path(path)}
      </StageTitle>
      <div className="ml-muster-row">
        <span className="ml-muster-bed">
          <Path {...props} path={path} />
        </span>
        <span className="ml-step" {...now('member')}>
          {member === undefined ? (
            <span className="ml-step-empty" />
          ) : (
            <FigureToken member={member} seat={nearSeat(props)} />
          )}
          <small>{member === undefined ? '…' : words.card(member)}</small>
        </span>
        <span className="ml-step" {...now('dice')}>
          <span className="ml-step-dice">{dice && <NamedDiceRow dice={dice} />}</span>
          <small>{words.dicePool}</small>
        </span>
        {!isQuest(path) && (
          <>
            <span className="ml-step" {...now('traps')}>
              <span className="ml-step-dice">
                {laid.map(({ trap, index }) => (
                  <span key={index} className="ml-step-trap">
                    <TrapToken trap={trap} up={false} />
                  </span>
                ))}
              </span>
              <small>{words.traps}</small>
            </span>
            <span className="ml-step" {...now('defence')}>
              <span className="ml-step-dice">
                <Sign of="defence" amount={defence ?? '?'} />
              </span>
              <small>{words.sign('defence')}</small>
            </span>
            <span className="ml-step" {...now('brews')}>
              <span className="ml-step-dice">
                <Sign of="potions" />
                <Sign of="venoms" />
              </span>
              <small>
                {words.sign('potions')}, {words.sign('venoms')}
              </small>
            </span>
          </>
        )}
      </div>
    </div>
  );
}
