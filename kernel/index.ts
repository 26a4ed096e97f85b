export { type ActKind, type Into, type KindsOf, listActs } from './acts.ts';
export { type Appraisals, appraisal } from './appraisal.ts';
export { type Arrangement, arrangeShared, sharedShapes } from './arrange.ts';
export { type Call, type Callable, calling } from './call.ts';
export { compose, type OptionWords, type Places, type ValueWords } from './catalogue.ts';
export { clone, cloneTable } from './clone.ts';
export { componentsIn } from './components.ts';
export {
  type CzechCase,
  type CzechForms,
  type CzechGender,
  type CzechName,
  type CzechNoun,
  countInCzech,
  countObjectInCzech,
  czech,
  inCzech,
  nominatives,
  outOfInCzech,
  verbInCzech,
  verbOf,
} from './czech.ts';
export { dealAnew } from './deal-anew.ts';
export * from './decision.ts';
export { decisionId, describe, legalValue, optionOf } from './describe.ts';
export { badArrangement, type Claim, checkClaims, claimsOf, demandShape, described } from './described.ts';
export type { Paint, Pen, Span, TerminalView } from './drawing.ts';
export { type ErrorCode, RuleError, RuleMissing, TableError } from './errors.ts';
export { type Change, folded } from './fold.ts';
export {
  agreedAt,
  duration,
  type Guide,
  type GuidedScenario,
  guideOf,
  hasStage,
  MOODS,
  type Mood,
  minutesOf,
  moodOf,
  playersByMood,
  STAGES,
  type Stage,
  scenarioIn,
  scenariosFor,
  stageOf,
  suggested,
  telltaleTimes,
} from './guide.ts';
export { hashOf } from './hash.ts';
export * from './journal.ts';
export type { Json, Message, Seat } from './json.ts';
export * from './memory.ts';
export {
  asWritten,
  type Balance,
  type BotAdvice,
  type Follower,
  type GameModule,
  type Migration,
  type Plan,
  rulesIn,
  type Setup,
  type Stretch,
  start,
  toBeWritten,
  type WorkedOut,
} from './module.ts';
export { agreedIn, fittingOptions, offeredOptions, tellingOptions } from './offered-options.ts';
export { operationsIn } from './operations.ts';
export { checkedOptions, type OptionSchema, type OptionSpec, type OptionsOf } from './options.ts';
export { type Played, positionOf } from './position.ts';
export { asksOf, decisionOf, decisionsOf } from './present.ts';
export {
  below,
  commitmentTo,
  drawAny,
  type HasRandom,
  type RandomState,
  randomFrom,
  roll,
  shuffle,
  standOf,
} from './random.ts';
export {
  type Gain,
  isRecording,
  type Noted,
  newRecorder,
  note,
  type Recorder,
  recording,
  revealed,
  shownToAll,
} from './recorder.ts';
export { redeal, redealAmong } from './redeal.ts';
export { repeatEntries, repeatLog, tableAfter } from './repeat.ts';
export { entryOf, type GameRecord, journalOf, recordOf, replay, verifyFairness, written } from './replay.ts';
export { Script } from './rule.ts';
export { advance, answer, pathTo, type Rules } from './run.ts';
export { load, revive, save } from './save.ts';
export { type ScoreColumn, scoreRows } from './score-rows.ts';
export { type Scripts, scriptsFor } from './scripts.ts';
export { twinsAfter, type Upcoming } from './secrecy.ts';
export { sha256 } from './sha256.ts';
export {
  byName,
  either,
  flag,
  listOf,
  oneOf,
  orNull,
  parts,
  type Shape,
  type ShapeOf,
  someOf,
  text,
  whole,
} from './shape.ts';
export { areTogether, haveMates, type Side, sideOf, sidesOf, winningSides } from './sides.ts';
export { type StandAlone, standsAlone } from './standing-at.ts';
export { type Ask, askOn, isAsking } from './step.ts';
export {
  choicesMade,
  type Frame,
  finish,
  type Locals,
  type Outcome,
  type ScoreLine,
  seatsFrom,
  stacksIn,
  type Table,
} from './table.ts';
export { planLines } from './told-plan.ts';
export { toldTerms } from './told-terms.ts';
export {
  answerTakeBack,
  proposeTakeBack,
  redo,
  type UndoRefusal,
  undo,
  undoAll,
  undoRefusal,
} from './undo.ts';
export { type Seen, seenBy, sinceLastChoice, story, visibleEvents } from './visible.ts';
export { NO_REACTION } from './window.ts';
export {
  type Amount,
  type BoardText,
  type Briefings,
  capital,
  countInEnglish,
  type Digest,
  type GameText,
  type Invitation,
  type Invited,
  inEnglish,
  listed,
  type Names,
  type PlannedAnswer,
  type PlanWords,
  type Retelling,
  type SignBook,
  type SignWords,
  say,
  type TableText,
  type TermWords,
  turnsOfOthers,
  type Way,
  type Words,
} from './words.ts';
