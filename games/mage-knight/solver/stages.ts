// The tables of the phases to come: each as it begins, after what is done in it first, with nobody defeated meanwhile.
import { cloneTable, type Seat } from '@krcma/kernel';
import { WOUND } from '../data/cards.ts';
import { COLOURS } from '../data/types.ts';
import { beginPhase } from '../rules/combat/phases.ts';
import { expire } from '../rules/lasting.ts';
import { type Mana, payMana } from '../rules/mana.ts';
import { COMBAT_PHASES, type Combat, type CombatPhase, type MageKnight, playerAt } from '../state.ts';
import { after, asksForAct, copyOf, idOf, type Moment, momentOf } from './course.ts';
import { blowsOf } from './field.ts';
import { PAY, type Use } from './use.ts';

const PLENTY = 9;

/** What could be paid for once there is mana is tried as well: whether there is, a plan knows. */
function enrich(game: MageKnight, seat: Seat): void {
  const { tokens } = playerAt(game, seat);
  for (const colour of COLOURS) tokens[colour] += PLENTY;
}

/** The next answer of a script that fits what is asked, with any mana of the right colour. */
function answerOf({ ask, game }: Moment, use: Use, at: number, paid: number) {
  if (ask === undefined) return undefined;
  const isPaid = ask.frame.rule === payMana.name;
  for (const [index, id] of use.script.entries()) {
    if (index < at) continue;
    const value =
      id === PAY
        ? ask.values.find(
            (each) =>
              isPaid && use.prices[paid]?.colours.includes((each as unknown as Mana | null)?.as as never),
          )
        : ask.values.find((each) => idOf(game, ask, each) === id);
    if (value !== undefined) return { value, index, isPaid: id === PAY };
  }
  return undefined;
}

/** Uses something on a rich table; undefined where the rules do not let it. */
function used(start: Moment, use: Use): Moment | undefined {
  let moment = start;
  let [at, paid] = [0, 0];
  do {
    const answer = answerOf(moment, use, at, paid);
    // Where only one mana could pay, nobody is asked.
    if (answer === undefined)
      return asksForAct(moment) && use.script.slice(at).every((id) => id === PAY) ? moment : undefined;
    moment = after(moment, answer.value);
    at = answer.index + 1;
    if (answer.isPaid) paid++;
    if (moment.game.combat === null) return undefined;
  } while (!asksForAct(moment) || at < use.script.length);
  return moment;
}

/** Cards that were drawn are not known beforehand: nothing is planned with them. */
function forgetDrawn(before: MageKnight, after: MageKnight, seat: Seat): void {
  const [was, is] = [playerAt(before, seat), playerAt(after, seat)];
  const drawn = was.deck.length - is.deck.length;
  for (const card of drawn > 0 ? was.deck.slice(-drawn) : []) {
    const at = is.hand.lastIndexOf(card);
    if (at >= 0) is.hand.splice(at, 1);
  }
}

/** A table is rich: everything can be paid on it. */
export class Stages {
  readonly seat: Seat;
  readonly now: CombatPhase;
  readonly preludes: readonly Use[];
  /** Something that is done first ends the phase it is done in, or cannot be done after all. */
  endsEarly = false;
  private readonly game: MageKnight;
  private readonly signatures = new Map<CombatPhase, string>();
  private readonly tables = new Map<CombatPhase, MageKnight | undefined>();

  constructor(game: MageKnight, seat: Seat, preludes: readonly Use[]) {
    this.game = game;
    this.seat = seat;
    this.preludes = preludes;
    this.now = (game.combat as Combat).phase;
    const first = cloneTable(game);
    enrich(first, seat);
    this.tables.set(this.now, this.begun(first, this.now));
  }

  /** Everything that is done first can be done. */
  get isSound(): boolean {
    return this.preludes.every(({ phase }) => this.tableAt(phase) !== undefined);
  }

  at(phase: CombatPhase): MageKnight {
    const table = this.tableAt(phase);
    if (table === undefined) throw new Error(`Nothing is known of the ${phase} phase.`);
    return table;
  }

  /**
   * A copy to try things on, with this aim. Whatever was used before is there again, so that what was tried holds for
   * all tables on which the same works: how often a thing is there, whoever plans with it knows.
   */
  standing(phase: CombatPhase, aim: Combat['aim']): Moment {
    const copy = cloneTable(this.at(phase));
    (copy.combat as Combat).aim = aim;
    const own = playerAt(copy, this.seat);
    const { hand, units, skills } = playerAt(this.game, this.seat);
    // What a wound is good for that is taken on the way, whoever plans knows whether there is one.
    const isHurt = phase === 'attack' && this.now !== 'attack' && !hand.includes(WOUND);
    own.hand = isHurt ? [...hand, WOUND] : [...hand];
    for (const unit of own.units) unit.spent = units.find(({ id }) => id === unit.id)?.spent ?? unit.spent;
    for (const skill of own.skills) {
      const was = skills.find(({ id }) => id === skill.id);
      if (was !== undefined) Object.assign(skill, { used: was.used, down: was.down });
    }
    return momentOf(copy, this.seat);
  }

  /** Everything that what can be tried in a phase depends on. */
  signatureAt(phase: CombatPhase): string {
    let signature = this.signatures.get(phase);
    if (signature === undefined) {
      const { lasting, combat, turn, players } = this.at(phase);
      const { units, skills, deck } = players[this.seat] as (typeof players)[number];
      signature = JSON.stringify([
        lasting.filter(({ left }) => left !== 0),
        combat?.foes,
        combat?.later,
        combat?.begun,
        [turn.move, turn.influence, turn.heal, turn.wounds, turn.spells, deck.length],
        units.map((unit) => ({ ...unit, spent: false })),
        skills.map(({ id }) => id),
      ]);
      this.signatures.set(phase, signature);
    }
    return signature;
  }

  private tableAt(phase: CombatPhase): MageKnight | undefined {
    if (this.tables.has(phase)) return this.tables.get(phase);
    const before = COMBAT_PHASES[COMBAT_PHASES.indexOf(phase) - 1];
    const last = before === undefined ? undefined : this.tableAt(before);
    let table: MageKnight | undefined;
    if (last !== undefined) {
      table = cloneTable(last);
      expire(table, this.seat, 'phase');
      beginPhase(table, this.seat, table.combat as Combat, phase);
      table = this.begun(table, phase);
    }
    this.tables.set(phase, table);
    return table;
  }

  private begun(table: MageKnight, phase: CombatPhase): MageKnight | undefined {
    let game = table;
    for (const prelude of this.preludes) {
      if (prelude.phase !== phase) continue;
      (game.combat as Combat).aim = [...prelude.aim];
      const then = used(copyOf({ game, ask: undefined }, this.seat), prelude);
      if (then?.game.combat?.phase !== phase) {
        // Where nothing is left to be blocked, the phase is passed by itself: it is not there.
        if (phase !== 'block' || blowsOf(game, game.combat?.foes ?? []).length > 0) this.endsEarly = true;
        return undefined;
      }
      forgetDrawn(game, then.game, this.seat);
      game = then.game;
      (game.combat as Combat).points = [];
    }
    (game.combat as Combat).points = [];
    (game.combat as Combat).aim = [];
    return game;
  }
}
