// A plan played choice by choice through the rules, on a copy: its steps, and what they really come to.
import type { Json, Seat } from '@krcma/kernel';
import { type Mana, payMana } from '../rules/mana.ts';
import type { Combat, CombatPhase, MageKnight } from '../state.ts';
import { after, asksForAct, copyOf, idOf, type Moment } from './course.ts';
import { type FightResult, resultBetween } from './result.ts';
import type { Demand, Stance } from './stance.ts';
import type { Option } from './tools.ts';
import { PAY, type Use } from './use.ts';

/** What is used for what, and with which mana. */
export interface Course {
  readonly stance: Stance;
  /** In the order in which they are used. */
  readonly picks: readonly Option[];
  /** In which order the demands are met. */
  readonly order: readonly number[];
  /** One for each price of the picks. */
  readonly mana: readonly Mana[];
}

export interface Flown {
  readonly steps: readonly string[];
  readonly result: FightResult;
  /** The combat as it was at its end. */
  readonly combat: Combat;
}

/** A step that the rules do not offer: the plan promised something else than there is. */
class Astray extends Error {}

const isSameMana = (value: Json, { from, colour, as }: Mana): boolean => {
  const mana = value as unknown as Mana | null;
  return mana !== null && mana.from === from && mana.colour === colour && mana.as === as;
};

const MOST_STEPS = 300;

/** Good for something by those that fall, with no points of its own: it may only be used once somebody is attacked. */
const isAimed = ({ points, perFall, aim }: Use): boolean =>
  points.length === 0 && aim.length > 0 && perFall.some(({ scope }) => scope !== 'wounds');

class Pilot {
  readonly steps: string[] = [];
  /** Stays readable when the fight is over. */
  readonly combat: Combat;
  private now: Moment;
  private readonly course: Course;
  /** What each use is paid with, each time it is used. */
  private readonly mana = new Map<Use, Mana[][]>();
  /** What waits for an attack to be used with. */
  private aimed: Use[] = [];

  constructor(start: Moment, seat: Seat, course: Course) {
    this.now = copyOf(start, seat);
    this.combat = this.now.game.combat as Combat;
    this.course = course;
    const mana = [...course.mana];
    for (const { use } of course.picks)
      this.mana.set(use, [...(this.mana.get(use) ?? []), mana.splice(0, use.prices.length)]);
  }

  get game(): MageKnight {
    return this.now.game;
  }

  private get isOver(): boolean {
    return this.game.combat === null;
  }

  fly(): void {
    const { picks, order, stance } = this.course;
    for (const phase of ['ranged', 'block', 'attack'] as const) {
      if (!this.goTo(phase)) continue;
      const own = picks.flatMap(({ use, demand }) => (demand < 0 && use.phase === phase ? [use] : []));
      for (const use of own) if (!isAimed(use)) this.use(use);
      this.aimed = own.filter(isAimed);
      for (const index of order) {
        const demand = stance.demands[index];
        if (demand?.phase === phase) this.meet(demand, index);
      }
      for (const use of this.aimed) this.use(use);
    }
    while (!this.isOver) this.goOn();
  }

  /** Whether the fight comes to this phase; some are passed by themselves. */
  private goTo(phase: CombatPhase): boolean {
    const order = { ranged: 0, block: 1, damage: 2, attack: 3 };
    while (!this.isOver && order[this.phase()] < order[phase]) this.goOn();
    return !this.isOver && this.phase() === phase;
  }

  private phase = (): CombatPhase => this.game.combat?.phase ?? 'attack';

  private goOn(): void {
    if (this.phase() !== 'damage') {
      if ((this.game.combat?.points.length ?? 0) > 0) this.choose('give-up');
      this.choose('next');
      return;
    }
    const { taken } = this.course.stance.harm;
    const options = this.options();
    const next = taken.find(({ blow: { foe, attack } }) => options.includes(`damage:${foe}.${attack}`));
    if (next === undefined) throw new Astray('damage nobody expected');
    this.choose(`damage:${next.blow.foe}.${next.blow.attack}`);
    const units = [...next.units];
    while (!this.isOver && !asksForAct(this.now)) {
      const unit = this.offers('shield') ? undefined : units.shift();
      this.chooseFirst(['shield', ...(unit === undefined ? [] : [`to:unit:${unit}`]), 'to:hero']);
    }
  }

  private meet(demand: Demand, index: number): void {
    const { kind, blow, foes, slowed = [] } = demand;
    const uses = this.course.picks.filter((pick) => pick.demand === index);
    if (kind === 'attack' || kind === 'decoy') this.aimAt(foes);
    else if (kind === 'block' && blow !== undefined) this.aimAtBlow(`block:${blow.foe}.${blow.attack}`, blow);
    for (const use of kind === 'attack' ? this.aimed.splice(0) : []) this.use(use);
    for (const { use } of uses) this.use(use);
    if (kind === 'attack') this.choose('strike');
    else if (kind === 'decoy') this.choose('give-up');
    else if (kind === 'block') this.choose('parry');
    for (const [{ foe, attack }, n] of slowed)
      for (let time = 0; time < n; time++) this.choose(`slow:${foe}.${attack}`);
    while (!this.isOver && !asksForAct(this.now)) this.choose(this.options()[0] ?? '');
  }

  private aimAt(foes: readonly number[]): void {
    if (this.game.combat?.aim.some(({ foe }) => !foes.includes(foe)) === true) this.choose('give-up');
    for (const foe of foes)
      if (this.game.combat?.aim.every((each) => each.foe !== foe) === true) this.choose(`aim:${foe}`);
  }

  private aimAtBlow(id: string, { foe, attack }: { foe: number; attack: number }): void {
    const [aim] = this.game.combat?.aim ?? [];
    if (aim?.foe === foe && aim.attack === attack) return;
    if (aim !== undefined) this.choose('give-up');
    if (this.game.combat?.aim.length === 0) this.choose(id);
  }

  /** What answers itself is not asked: the script goes on with whatever is. */
  private use(use: Use): void {
    let at = 1;
    const mana = this.mana.get(use)?.shift() ?? [];
    this.choose(this.beginningOf(use));
    while (!this.isOver && (at < use.script.length || !asksForAct(this.now))) {
      const { ask, game } = this.now;
      if (ask === undefined) throw new Astray('somebody else is asked');
      const isPaid = ask.frame.rule === payMana.name;
      const found = use.script.findIndex(
        (id, place) =>
          place >= at && (id === PAY ? isPaid && this.canPay(use, place, mana) : this.offers(id)),
      );
      if (found < 0 && asksForAct(this.now)) return;
      const id = use.script[found] ?? this.abilityOf(use);
      if (id === undefined) throw new Astray(`${use.script.join(' ')} has no answer to ${ask.frame.rule}`);
      if (found >= 0) at = found + 1;
      const value = id === PAY ? this.canPay(use, found, mana) : undefined;
      this.choose(value === undefined ? id : idOf(game, ask, value));
    }
  }

  /** Of the points that wait, those that are meant: others may wait before them. */
  private beginningOf({ script, act, points }: Use): string {
    const [first = act] = script;
    const [point] = points;
    if (!first.startsWith('late:') || point === undefined) return first;
    const at = this.game.combat?.later.findIndex(
      ({ source, n, element, kind }) =>
        source === point.source && n === point.n && element === point.element && kind === point.kind,
    );
    return at === undefined || at < 0 ? first : `late:${at}`;
  }

  /** Where only one ability could be used when it was tried, nobody was asked which. */
  private abilityOf({ points }: Use): string | undefined {
    const [kind, , ability] = points[0]?.source.split(':') ?? [];
    const id = `ability:${ability}`;
    return kind === 'unit' && this.offers(id) ? id : undefined;
  }

  private offers = (id: string): boolean => this.options().includes(id);

  /** The mana meant for this place of the script, if it is offered. */
  private canPay({ script }: Use, place: number, mana: readonly Mana[]): Json | undefined {
    const meant = mana[script.slice(0, place).filter((id) => id === PAY).length];
    return meant && this.now.ask?.values.find((value) => isSameMana(value, meant));
  }

  private options(): string[] {
    const { ask, game } = this.now;
    return ask === undefined ? [] : ask.values.map((value) => idOf(game, ask, value));
  }

  private chooseFirst(ids: readonly string[]): void {
    const options = this.options();
    this.choose(ids.find((id) => options.includes(id)) ?? ids[0] ?? '');
  }

  private choose(id: string): void {
    const { ask, game } = this.now;
    const value = ask?.values.find((each) => idOf(game, ask, each) === id);
    if (value === undefined || this.steps.length >= MOST_STEPS) throw new Astray(`${id} is not offered`);
    this.steps.push(id);
    this.now = after(this.now, value);
  }
}

/** Plays a plan to the end of the fight, or tells where it goes astray. */
export function flown(start: Moment, seat: Seat, course: Course): Flown | { readonly why: string } {
  const pilot = new Pilot(start, seat, course);
  try {
    pilot.fly();
  } catch (error) {
    if (!(error instanceof Astray)) throw error;
    return { why: `${pilot.steps.join(' ')}: ${error.message}` };
  }
  const { steps, combat, game } = pilot;
  return { steps, result: resultBetween(start.game, game, seat), combat };
}
