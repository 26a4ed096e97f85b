// Units and skills: what they would add now, and what of them is spent.
import { Thing } from '@krcma/tableware/pieces';
import type { Skill } from '../data/skill.ts';
import { type SkillId, skills as skillTable } from '../data/skills.ts';
import type { Way } from '../rules/effects/worth.ts';
import type { UnitProspect } from '../rules/prospects.ts';
import type { HeldSkill, Unit } from '../state.ts';
import { Ways, waysSaid } from './gains.tsx';
import { type PlayerProps, touching, wordsOf } from './table.ts';
import { UnitAbility, UnitFace } from './unit-face.tsx';
import './company.css';

const prospectOf = ({ view, seat, owner }: PlayerProps, { id }: Unit): UnitProspect | undefined =>
  seat === owner ? view.prospects?.units.find((each) => each.id === id) : undefined;

const NO_WAYS: readonly Way[] = [];

const skillWays = ({ view, seat, owner }: PlayerProps, skill: SkillId): readonly Way[] =>
  (seat === owner ? view.prospects?.skills.find(({ id }) => id === skill)?.ways : undefined) ?? NO_WAYS;

interface UnitProps extends PlayerProps {
  readonly unit: Unit;
}

/** It is asked which of its abilities is used. */
const isAsked = ({ choices, unit: { id } }: UnitProps): boolean =>
  [...choices.keys()].some((thing) => thing.startsWith(`ability:${id}.`));

function OwnUnit({ unit, ...props }: UnitProps) {
  const words = wordsOf(props);
  const prospect = prospectOf(props, unit);
  const says = [
    words.unit(unit.unit),
    ...(unit.spent ? [words.spent] : []),
    ...(unit.wounds > 0 ? [words.wounded] : []),
  ].join(', ');
  if (!isAsked({ ...props, unit }))
    return (
      <Thing {...touching(props, `unit:${unit.id}`, says)} className="mk-unit">
        <UnitFace id={unit.unit} words={words} held={unit} prospect={prospect} />
      </Thing>
    );
  return (
    <div className="mk-unit-asked">
      <UnitFace id={unit.unit} words={words} held={unit} brief />
      {prospect?.abilities.map(({ no, ways }, ability) => {
        const thing = `ability:${unit.id}.${ability}`;
        const told = [
          words.effect(`unit:${unit.unit}:${ability}`),
          ...(no === undefined
            ? ways.length === 0
              ? []
              : [waysSaid(words, ways)]
            : [words.table.hindered[no]]),
        ];
        return (
          <Thing key={thing} {...touching(props, thing, told.join(', '))} className="mk-unit-ability">
            <UnitAbility
              id={unit.unit}
              ability={ability}
              words={words}
              prospect={prospect.abilities[ability]}
            />
          </Thing>
        );
      })}
    </div>
  );
}

export function Units(props: PlayerProps) {
  const words = wordsOf(props);
  const { player } = props;
  if (player.units.length === 0) return null;
  return (
    <section className="mk-units" aria-label={words.units}>
      {player.units.map((unit) => (
        <OwnUnit key={unit.id} {...props} unit={unit} />
      ))}
    </section>
  );
}

function OwnSkill({ skill, ...props }: PlayerProps & { readonly skill: HeldSkill }) {
  const words = wordsOf(props);
  const { id, down, used } = skill;
  const { usage }: Skill = skillTable[id];
  const isDone = down || used;
  const ways = isDone ? NO_WAYS : skillWays(props, id);
  const says = [
    words.skill(id),
    words.table.usage[usage],
    ...(isDone ? [words.used] : []),
    ...(ways.length > 0 ? [waysSaid(words, ways)] : []),
  ];
  return (
    <Thing {...touching(props, `skill:${id}`, says.join(', '))} className="mk-skill">
      <span className="mk-skill-look" data-down={isDone || undefined} data-usage={usage}>
        <b>{words.skill(id)}</b>
        <span>{words.effect(`skill:${id}`)}</span>
        <span className="mk-skill-foot">
          <small>{isDone ? words.used : words.table.usage[usage]}</small>
          <Ways ways={ways} />
        </span>
      </span>
    </Thing>
  );
}

export function Skills(props: PlayerProps) {
  const words = wordsOf(props);
  const { tactic, tacticUsed, tacticDone, skills } = props.player;
  if (tactic === null && skills.length === 0) return null;
  return (
    <section className="mk-skills" aria-label={words.skills}>
      {tactic !== null && (
        <Thing {...touching(props, `tactic:${tactic}`, words.tactic(tactic))} className="mk-skill">
          <span
            className="mk-skill-look"
            data-down={tacticUsed || tacticDone || undefined}
            data-usage="tactic"
          >
            <b>{words.tactic(tactic)}</b>
            <span>{words.effect(`tactic:${tactic}`) || words.journey.onlyEarly}</span>
          </span>
        </Thing>
      )}
      {skills.map((skill) => (
        <OwnSkill key={skill.id} {...props} skill={skill} />
      ))}
    </section>
  );
}
