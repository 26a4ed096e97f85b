import {
  asksOf,
  type GameModule,
  isAsking,
  type Journal,
  type Seat,
  type Setup,
  stacksIn,
  undoRefusal,
} from '@krcma/kernel';

type Ask = ReturnType<typeof asksOf>[number];

/** `battle.roll`: the rule that asks and its step. */
const questionOf = ({ frame, step }: Ask): string => `${frame.rule}.${step.name}`;

/** Who is asked what: `0 battle.roll`. */
export const askedAt = (module: GameModule, journal: Journal): string[] =>
  asksOf(module, journal).map((ask) => `${ask.seat} ${questionOf(ask)}`);

/** Every question the rules of a game can ask. */
export const questionsOf = ({ scripts }: GameModule): string[] =>
  scripts.rules.flatMap(({ name, steps }) =>
    [...steps.values()].filter(isAsking).map((step) => `${name}.${step.name}`),
  );

/** Seats that may step back. */
export const backAt = (journal: Journal): Seat[] =>
  Array.from({ length: journal.table.seats }, (_, seat) => seat).filter(
    (seat) => undoRefusal(journal, seat) === undefined,
  );

function ofAsk(journal: Journal, ask: Ask): string[] {
  const question = questionOf(ask);
  const { length: picked = 0 } = ask.frame.loop?.done ?? [];
  return [
    `asks ${question}`,
    ...(picked > 0 ? [`half picked ${question}`] : []),
    ...(ask.side === undefined ? [] : [`side by side ${question}`]),
    ...(undoRefusal(journal, ask.seat) === undefined ? [`a step back from ${question}`] : []),
  ];
}

const ofSetup = ({ arrangement, carried }: Setup): string[] => [
  ...(arrangement === undefined ? [] : ['described']),
  ...(carried === undefined ? [] : ['the next game of a campaign']),
];

function ofMemory({ undone, proposal, table }: Journal): string[] {
  const { loaded } = table.random;
  return [
    ...(undone.length > 0 ? ['something undone'] : []),
    ...(undone.length > 1 ? ['several things undone'] : []),
    ...(proposal === undefined ? [] : ['a take-back proposed']),
    ...((proposal?.agreed.length ?? 0) > 1 ? ['a take-back half agreed'] : []),
    ...(loaded === undefined ? [] : ['loaded dice']),
    ...table.standing.flatMap((answers) => Object.keys(answers).map(() => 'a standing answer')),
  ];
}

/** All that is worth having in a save and that this moment of a game has. */
export function traitsOf(module: GameModule, journal: Journal): string[] {
  const asks = asksOf(module, journal);
  const frames = stacksIn(journal.table.stack).flat();
  const answered = frames.some(({ side }) => side?.branches.some(({ stack }) => stack.length === 0));
  const all = [
    ...asks.flatMap((ask) => ofAsk(journal, ask)),
    ...(asks.length > 1 ? ['several are asked'] : []),
    ...(asks.length > 0 && answered ? ['one of several has answered'] : []),
    ...frames.map(({ rule, at }) => `stands at ${rule}.${at}`),
    ...ofSetup(journal.setup),
    ...ofMemory(journal),
  ];
  return [...new Set(all)];
}
