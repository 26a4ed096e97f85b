import type { ReactNode } from 'react';
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
import { clanIn, nearSeat, type Props, promptOf, wordsOf } from './table.ts';
import './muster.css';

/** The traps picked so far, while they are being picked: `trap:<id>:<place>`. */
const pickedTraps = ({ decision }: Props): TrapId[] =>
  (decision?.picked ?? []).flatMap(({ id }) => {
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

function askedIn(props: Props): string | undefined {
  const key = promptOf(props)?.key;
  return key !== undefined && key in ASKED ? ASKED[key as keyof typeof ASKED] : undefined;
}

type MusterProps = Props & { readonly sending: SendingView };

interface StepProps {
  readonly now: boolean;
  readonly name: string;
  readonly children: ReactNode;
}

const Step = ({ now, name, children }: StepProps) => (
  <span className="ml-step" data-sign="step" data-now={now || undefined}>
    {children}
    <small>{name}</small>
  </span>
);

/** A party being put together: what is settled, what is asked now, what is still to come. */
export function Muster(props: MusterProps) {
  const words = wordsOf(props);
  const { path, member, dice } = props.sending;
  const asked = askedIn(props);
  return (
    <div className="ml-muster">
      <StageTitle icon={icons.outside}>
        {words.sending}: {words.path(path)}
      </StageTitle>
      <div className="ml-muster-row">
        <span className="ml-muster-bed">
          <Path {...props} path={path} />
        </span>
        <Step now={asked === 'member'} name={member === undefined ? '…' : words.card(member)}>
          {member === undefined ? (
            <span className="ml-step-empty" data-sign="step" />
          ) : (
            <FigureToken member={member} seat={nearSeat(props)} />
          )}
        </Step>
        <Step now={asked === 'dice'} name={words.dicePool}>
          <span className="ml-step-dice">{dice && <NamedDiceRow dice={dice} />}</span>
        </Step>
        {!isQuest(path) && <Tokens {...props} />}
      </div>
    </div>
  );
}

/** Traps, defence and bottles, which only battles know. */
function Tokens({ sending: { traps, defence }, ...props }: MusterProps) {
  const words = wordsOf(props);
  const asked = askedIn(props);
  const owned = (brew: 'potions' | 'venoms'): number => clanIn(props, nearSeat(props))?.[brew] ?? 0;
  const laid = (traps ?? pickedTraps(props)).map((trap, index) => ({ trap, index }));
  return (
    <>
      <Step now={asked === 'traps'} name={words.traps}>
        <span className="ml-step-dice">
          {laid.map(({ trap, index }) => (
            <span key={index} className="ml-step-trap">
              <TrapToken trap={trap} up={false} />
            </span>
          ))}
        </span>
      </Step>
      <Step now={asked === 'defence'} name={words.sign('defence')}>
        <span className="ml-step-dice">
          <Sign of="defence" amount={defence ?? '?'} />
        </span>
      </Step>
      <Step now={asked === 'brews'} name={`${words.sign('potions')}, ${words.sign('venoms')}`}>
        <span className="ml-step-dice">
          {(['potions', 'venoms'] as const).map((brew) => (
            <span key={brew} className="ml-good">
              <Sign of={brew} />
              <b>{asked === 'brews' || owned(brew) === 0 ? owned(brew) : '?'}</b>
            </span>
          ))}
        </span>
      </Step>
    </>
  );
}
