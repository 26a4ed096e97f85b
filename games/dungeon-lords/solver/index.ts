export { type Advice, advise, prospectsOf, solveFrame } from './advise.ts';
export { type Forecast, forecast, forecastInSlices, type RoundForecast } from './forecast.ts';
export { countBestLines } from './lines.ts';
export { FEWEST_TILES, type Prospect, type Weights } from './prospect.ts';
export { type FightQuestion, fightSeenBy, paladinMayMove } from './question.ts';
export { type Effort, type Solution, solve, solveAt } from './solve.ts';
export { bestLine, planSteps, stepsOf } from './steps.ts';
