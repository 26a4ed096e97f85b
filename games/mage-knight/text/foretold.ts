// The answers of a plan folded into a few lines, in no language yet.
import type { PlannedAnswer } from '@krcma/kernel';
import type { SpaceId } from '../data/geometry.ts';
import type { SiteKind } from '../data/sites.ts';
import type { Terrain } from '../data/terrains.ts';
import type { Element } from '../data/types.ts';
import type { MageKnightMessage, MageKnightTypes } from '../messages.ts';
import { listAt } from '../rules/effects/op-at.ts';
import type { FoeName } from '../state.ts';

type Said = MageKnightMessage;
type Label<K extends Said['key']> = Extract<Said, { key: K }>;

/** Something that is used, and what was answered about it. */
export interface Used {
  readonly what: Label<(typeof USES)[number]>;
  readonly about: readonly Said[];
}

export type Foretold =
  | { key: 'use'; uses: readonly Used[] }
  | {
      key: 'go';
      ways: readonly { readonly from: SpaceId; readonly space: SpaceId }[];
      terrain: Terrain;
      site: SiteKind | null;
      move: number;
      assaults: boolean;
      provokes: boolean;
    }
  | { key: 'strike'; foes: readonly FoeName[]; uses: readonly Used[] }
  | { key: 'block'; foes: readonly FoeName[]; uses: readonly Used[] }
  | { key: 'slow'; enemy: FoeName; times: number; to: number }
  | { key: 'take'; enemy: FoeName; n: number; element: Element; about: readonly Said[] }
  | { key: 'other'; label: Said; about: readonly Said[] };

const USES = ['play-card', 'use-skill', 'activate'] as const;
/** What begins something of its own, however deep it is asked. */
const BEGINS: ReadonlySet<Said['key']> = new Set<Said['key']>([
  ...USES,
  'aim',
  'strike',
  'block',
  'parry',
  'slow',
  'damage',
  'next',
]);

interface Act {
  readonly label: Said;
  readonly about: Said[];
}

/** Each act with what was answered about it. */
function actsOf(answers: readonly PlannedAnswer<MageKnightTypes>[]): Act[] {
  const acts: Act[] = [];
  let least = 0;
  for (const { label, depth } of answers) {
    const act = acts.at(-1);
    if (act !== undefined && depth > least && !BEGINS.has(label.key)) act.about.push(label);
    else {
      acts.push({ label, about: [] });
      least = depth;
    }
  }
  return acts;
}

const isUse = ({ label, about }: Act): Used | undefined =>
  USES.some((key) => key === label.key) ? { what: label as Used['what'], about } : undefined;

/** What is collected until it is told: things that are used, and enemies they are used against. */
class Teller {
  readonly lines: Foretold[] = [];
  private uses: Used[] = [];
  private foes: FoeName[] = [];

  tell(act: Act): void {
    const used = isUse(act);
    if (used !== undefined) {
      this.uses.push(used);
      return;
    }
    const { label, about } = act;
    switch (label.key) {
      case 'aim':
      case 'block':
        if (this.foes.length === 0) this.flush();
        this.foes.push(label.enemy);
        return;
      case 'strike':
        this.meet('strike');
        return;
      case 'parry':
        this.meet('block');
        return;
      case 'next':
        this.flush();
        return;
      default:
        this.flush();
        this.lines.push(lineOf(label, about));
    }
  }

  flush(): void {
    if (this.uses.length > 0) this.lines.push({ key: 'use', uses: this.uses });
    this.uses = [];
    this.foes = [];
  }

  private meet(key: 'strike' | 'block'): void {
    this.lines.push({ key, foes: this.foes, uses: this.uses });
    this.uses = [];
    this.foes = [];
  }
}

function lineOf(label: Said, about: readonly Said[]): Foretold {
  switch (label.key) {
    case 'step': {
      const { from, space, terrain, site, cost, assaults, provokes } = label;
      return {
        key: 'go',
        ways: [{ from, space }],
        terrain,
        site,
        move: cost ?? 0,
        assaults,
        provokes: provokes.length > 0,
      };
    }
    case 'slow':
      return { key: 'slow', enemy: label.enemy, times: 1, to: label.n - 1 };
    case 'damage':
      return { key: 'take', enemy: label.enemy, n: label.n, element: label.element, about };
    default:
      return { key: 'other', label, about };
  }
}

/** Steps one after the other are one way, and so is slowing an attack down. */
function joined(one: Foretold | undefined, next: Foretold): Foretold | undefined {
  if (one?.key === 'go' && next.key === 'go')
    return {
      ...next,
      ways: [...one.ways, ...next.ways],
      move: one.move + next.move,
      assaults: one.assaults || next.assaults,
      provokes: one.provokes || next.provokes,
    };
  if (one?.key === 'slow' && next.key === 'slow' && one.enemy === next.enemy)
    return { ...next, times: one.times + 1 };
  return undefined;
}

export function foretold(answers: readonly PlannedAnswer<MageKnightTypes>[]): Foretold[] {
  const acts = actsOf(answers);
  const teller = new Teller();
  for (const act of acts) teller.tell(act);
  teller.flush();
  const lines: Foretold[] = [];
  for (const line of teller.lines) {
    const together = joined(lines.at(-1), line);
    if (together !== undefined) lines.splice(-1, 1, together);
    else lines.push(line);
  }
  return lines.length > 0 ? lines : acts.map(({ label, about }) => ({ key: 'other', label, about }));
}

type Effect = Label<'way' | 'play-sideways' | 'ability' | 'play-side'>;

/** Where a card does one thing or the other, the fight it is used in says which. */
const isEither = (effect: Effect): boolean =>
  effect.key === 'play-side' &&
  listAt({ source: `card:${effect.card}:${effect.side}`, path: [] }).some(({ op }) => op === 'choose');

/** How a thing is used: which way, with which mana, for what, and whatever else was answered. */
export function usage({ what, about }: Used, purpose: 'fight' | undefined) {
  const of = <K extends Said['key']>(...keys: readonly K[]): Label<K>[] =>
    about.filter((label): label is Label<K> => (keys as readonly string[]).includes(label.key));
  const [side] = of('play-side');
  const [sideways] = of('play-sideways');
  const told = new Set<Said>([...of('play-side', 'play-sideways', 'mana', 'way', 'ability')]);
  const effect: Effect | undefined = of('way').at(-1) ?? sideways ?? of('ability')[0] ?? side;
  return {
    what,
    isPowered: side?.side === 'powered',
    sideways,
    mana: of('mana').map(({ colour }) => colour),
    /** What was chosen, or else all it does. */
    effect: effect !== undefined && purpose === 'fight' && isEither(effect) ? undefined : effect,
    rest: about.filter((label) => !told.has(label)),
  };
}
