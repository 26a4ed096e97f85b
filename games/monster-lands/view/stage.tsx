// What happens now, large: a clan is chosen, a party put together, a battle fought. It lies over the Citadel.
import { later } from '@krcma/tableware/later';
import { SeatShield, Thing } from '@krcma/tableware/pieces';
import type { ReactNode } from 'react';
import { type PathId, placeOf } from '../data/board.ts';
import { startingPairs } from '../data/members.ts';
import { AFFINITIES, type Affinity } from '../data/types.ts';
import { AREA_INDEX } from '../state.ts';
import { MemberFace, MonsterFace, RealmFace } from './faces.tsx';
import { QuestFace } from './quest-face.tsx';
import { AffinityBadge } from './signs.tsx';
import { type Props, promptOf, touching, wordsOf } from './table.ts';
import './stage.css';

// A party and its battle are not on the table when a game begins.
const fight = later(async () => (await import('./fight.tsx')).Fight);
const muster = later(async () => (await import('./muster.tsx')).Muster);

export async function fetchStage(): Promise<void> {
  await Promise.all([fight.fetch(), muster.fetch()]);
}

type Staged = Pick<Props, 'view' | 'decision'>;

/** The path everybody looks at. */
function stagePath(props: Staged): PathId | undefined {
  const { view } = props;
  if (view.sending !== undefined) return view.sending.path;
  const prompt = promptOf(props);
  if (view.phase === 'adventure' && prompt !== undefined && 'path' in prompt && prompt.path !== undefined)
    return prompt.path;
  return view.roll?.path ?? view.resolving ?? undefined;
}

const isPicking = (props: Staged): boolean => promptOf(props)?.key === 'ask-clan';

export const hasStage = (props: Staged): boolean => isPicking(props) || stagePath(props) !== undefined;

export function Stage(props: Props) {
  const path = stagePath(props);
  if (isPicking(props)) return <ClanPick {...props} />;
  if (path === undefined) return null;
  const { sending } = props.view;
  return (
    <section
      className="ml-stage"
      data-kind={sending ? 'sending' : 'fight'}
      aria-label={sending ? wordsOf(props).sending : wordsOf(props).fight}
    >
      <Target {...props} path={path} />
      {sending ? <muster.Part {...props} sending={sending} /> : <fight.Part {...props} path={path} />}
    </section>
  );
}

/** What the party has before it. */
function Target({ path, ...props }: Props & { readonly path: PathId }) {
  const words = wordsOf(props);
  const { view } = props;
  const place = placeOf(path);
  const faces: ReactNode[] = [];
  if (place === 'qa' || place === 'qb') {
    const quest = view.quests[place];
    if (quest !== null)
      faces.push(<QuestFace key="quest" quest={quest} side={place === 'qa' ? 'a' : 'b'} words={words} />);
  } else {
    const area = place === 'gate' ? undefined : view.areas[AREA_INDEX[place]];
    const monster = place === 'gate' ? view.gate : (area?.monster ?? null);
    if (monster !== null && view.roll?.for !== 'conquest')
      faces.push(
        <Thing key="monster" {...touching(props, `card:${monster}`, words.card(monster))} className="ml-card">
          <MonsterFace
            card={monster}
            words={words}
            attack={view.attackDice[place] ?? 0}
            {...(view.roll?.for === 'monster' &&
              view.roll.path === path && { capture: view.roll.capture, kill: view.roll.kill })}
          />
        </Thing>,
      );
    else if (area?.realm)
      faces.push(
        <Thing
          key="realm"
          {...touching(props, `realm:${area.realm}`, words.card(area.realm))}
          className="ml-card"
        >
          <RealmFace card={area.realm} words={words} />
        </Thing>,
      );
  }
  return <div className="ml-target">{faces}</div>;
}

const takerOf = ({ view }: Props, affinity: Affinity): number =>
  view.clans.findIndex((clan) => clan.affinity === affinity);

function ClanPick(props: Props) {
  const words = wordsOf(props);
  return (
    <section className="ml-stage" data-kind="clans" aria-label={words.pickClan}>
      {AFFINITIES.map((affinity) => (
        <Thing
          key={affinity}
          {...touching(props, `clan:${affinity}`, words.affinity(affinity))}
          className="ml-clan"
        >
          <span className="ml-clan-look" data-taken={takerOf(props, affinity) >= 0 || undefined}>
            <span className="ml-clan-name">
              <AffinityBadge affinity={affinity} />
              {words.affinity(affinity)}
              {takerOf(props, affinity) >= 0 && <SeatShield seat={takerOf(props, affinity)} />}
            </span>
            <span className="ml-clan-pair">
              {startingPairs[affinity].map((member) => (
                <span key={member} className="ml-card">
                  <MemberFace card={member} words={words} />
                </span>
              ))}
            </span>
          </span>
        </Thing>
      ))}
    </section>
  );
}
