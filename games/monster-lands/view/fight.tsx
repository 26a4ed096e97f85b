import { useRolls } from '@krcma/tableware/flights';
import { Explained, Icon, Thing } from '@krcma/tableware/pieces';
import { useRef } from 'react';
import { HIT, PATHS, type PathId } from '../data/board.ts';
import type { PartyView } from '../rules/view.ts';
import { RollingDie } from './dice.tsx';
import { Goals } from './goals.tsx';
import * as icons from './icons.ts';
import { FigureToken, LootToken, TrapToken } from './party.tsx';
import { Sign } from './signs.tsx';
import { StageTitle } from './stage-title.tsx';
import { clanIn, ownerName, type Props, promptOf, touching, wordsOf } from './table.ts';
import './fight.css';

type FightProps = Props & { readonly path: PathId };

/** Whose turn it is on the path: his dice, what he has left, what the total comes to. */
export function Fight({ path, ...props }: FightProps) {
  const words = wordsOf(props);
  const party = props.view.paths[path];
  if (party === null) return <div className="ml-fight" />;
  const member = clanIn(props, party.seat)?.members.find(({ id }) => id === party.member);
  return (
    <div className="ml-fight">
      <div className="ml-fight-head">
        <StageTitle icon={icons.weapon}>
          {party.member === null ? words.sam : words.card(party.member)}
          <small>
            {ownerName(props, party.seat)}, {words.path(path)}
          </small>
        </StageTitle>
        <MonsterRoll {...props} path={path} party={party} />
      </div>
      <div className="ml-fight-row">
        <FigureToken
          member={party.member}
          seat={party.seat}
          dead={party.dead}
          wounded={member?.wounded === true}
        />
        <FightDice {...props} path={path} party={party} />
        <Kit {...props} path={path} party={party} />
      </div>
      <Goals {...props} />
    </div>
  );
}

type PartyProps = FightProps & { readonly party: PartyView };

/** For each die a number that changes when it has been rolled; dice that were rolled before lie still. */
function useTumbles({ fresh, motion, path, party }: PartyProps): readonly (number | undefined)[] {
  const faces = party.dice.map(({ face }) => face);
  const seen = useRef<{ path: PathId; faces: number[]; rolls: (number | undefined)[] }>(undefined);
  const before = seen.current?.path === path ? seen.current : undefined;
  const rolledNow = fresh.some((event) => event.key === 'rolled' && event.path === path);
  const known = before?.faces ?? (rolledNow ? faces.map(() => 0) : faces);
  const rolls = faces.map((face, index) =>
    face === known[index] ? before?.rolls[index] : (before?.rolls[index] ?? 0) + 1,
  );
  seen.current = { path, faces, rolls };
  return motion ? rolls : [];
}

function FightDice(props: PartyProps) {
  const words = wordsOf(props);
  const rolls = useTumbles(props);
  const dice = props.party.dice.map((die, index) => ({ ...die, index }));
  return (
    <div className="ml-fight-dice">
      {dice.map(({ index, colour, face }) => (
        <Thing
          key={index}
          {...touching(props, `die:${props.path}:${index}`, words.die(colour, face))}
          className="ml-fight-die"
        >
          <RollingDie colour={colour} face={face} roll={rolls[index]} delay={index * 70} />
        </Thing>
      ))}
    </div>
  );
}

const TOKENS = [
  ['defence', 'token'],
  ['potions', 'potion'],
  ['venoms', 'venom'],
] as const;

/** Traps of other paths that are asked about, such as a trick played on this one. */
const strayTraps = ({ choices, view, path }: FightProps) =>
  PATHS.filter((each) => each !== path).flatMap((each) =>
    (view.paths[each]?.traps ?? []).flatMap(({ id }, index) => {
      const thing = `trap:${each}:${index}`;
      return choices.has(thing) ? [{ thing, id }] : [];
    }),
  );

/** What he took along. */
function Kit({ party, path, ...props }: PartyProps) {
  const words = wordsOf(props);
  const traps = party.traps.map((token, index) => ({ ...token, index }));
  return (
    <div className="ml-kit">
      {traps.map(({ index, id, up }) => (
        <Thing
          key={`trap ${index}`}
          {...touching(props, `trap:${path}:${index}`, id === null ? words.hidden : words.card(id))}
          className="ml-token-thing"
        >
          <TrapToken trap={id} up={up} />
        </Thing>
      ))}
      {strayTraps({ ...props, path }).map(({ thing, id }) => (
        <Thing
          key={thing}
          {...touching(props, thing, id === null ? words.hidden : words.card(id))}
          className="ml-token-thing"
        >
          <TrapToken trap={id} />
        </Thing>
      ))}
      {TOKENS.map(
        ([good, thing]) =>
          party[good] > 0 && (
            <Thing
              key={good}
              {...touching(props, `${thing}:${path}`, words.count(party[good], words.sign(good)))}
              className="ml-kit-token"
            >
              <Sign of={good} amount={party[good]} />
            </Thing>
          ),
      )}
      {party.loot.map((loot) => (
        <Explained
          key={loot}
          thing={`loot:${loot}`}
          label={words.card(loot)}
          point={props.point}
          className="ml-token-thing"
        >
          <LootToken loot={loot} />
        </Explained>
      ))}
    </div>
  );
}

/** Hits that are still to be stopped: the question knows those that need no die, and those that were stopped already. */
function openHits(props: FightProps): number | undefined {
  const prompt = promptOf(props);
  return prompt?.key === 'ask-defend' && prompt.path === props.path ? prompt.hits : undefined;
}

/** The attack dice that were last rolled at him, how many of them hit, and how many hits he must still stop. */
function MonsterRoll({ path, party: { attackRoll }, ...props }: PartyProps) {
  const words = wordsOf(props);
  const open = openHits({ ...props, path });
  const roll = useRolls(
    props.fresh,
    props.motion,
    (event) => event.key === 'monster-rolled' && event.path === path,
  );
  if (attackRoll === undefined) return null;
  const dice = attackRoll.map((face, index) => ({ face, index }));
  const rolled = attackRoll.filter((face) => face >= HIT).length;
  return (
    <div className="ml-monster-roll">
      <small>{words.attack}</small>
      {dice.map(({ face, index }) => (
        <span key={index} className="ml-hit-die" data-sign="hit-die" data-hit={face >= HIT || undefined}>
          <RollingDie colour="attack" face={face} roll={roll} delay={index * 60} />
        </span>
      ))}
      <b className="ml-hits tw-when-it-lies" data-sign="wound">
        <Icon name={icons.wound} sign="wound" /> {words.hits(rolled, open ?? rolled)}
      </b>
    </div>
  );
}
