import { gameCalled, games } from './src/games.ts';
import { UsageError, wishesIn } from './src/simulate/arguments.ts';
import { balanceOf } from './src/simulate/balance.ts';
import { balanceAsText } from './src/simulate/balance-text.ts';
import { lengthsAsText, lengthsOf } from './src/simulate/lengths.ts';
import { ratingsAsText, ratingsOf } from './src/simulate/ratings.ts';
import { summaryAsJson, summaryAsText } from './src/simulate/report.ts';
import { summaryOf } from './src/simulate/tournament.ts';
import { playAll } from './src/simulate/workers.ts';

const help = `Lets bots play each other and says who wins how often.

  npm run simulate -- --game valeria --seats greedy,random --games 400

  --game <id>           the game: ${games.map(({ module }) => module.id).join(', ')} (valeria)
  --seats <levels>      who plays: random, greedy or search, one for each seat (greedy,random)
  --games <n>           how many games; each deal is played once in every rotation of the seats (100)
  --options <json>      options of the game, such as '{"layout":"random"}'
  --milliseconds <n>    time for each decision of a search
  --iterations <n>      or the number of its iterations: then the same seed gives the same games
  --seed <text>         deals and choices (1)
  --workers <n>         threads (1)
  --report balance      endings, length, wins by seat, how often each choice is made and each thing befalls, and with
                        what success; every game another deal
  --lots <rules>        with --report balance: how often questions of which rules are answered by lot, such as
                        special:0.1,pickBlessing:1, and how those won whom the lot made choose something
  --report ratings      how often each scenario ends with which grade; --games is for each, --seats search is one alone
  --mode <name>         with --report ratings: only this scenario, such as 1-ambush
  --report lengths      how many answers a game of each scenario takes, beside what the guide of the game says; all seats
                        play as the first of --seats
  --json                the result as JSON
  --help                this text

A shared victory counts as a part of one. The confidence interval is Wilson's, at 95 %.`;

async function main(args: readonly string[]): Promise<void> {
  const wishes = wishesIn(args);
  if (wishes === undefined) {
    console.log(help);
    return;
  }
  const { tournament, workers, json, report } = wishes;
  if (report === 'balance') {
    const endings = Object.keys(gameCalled(tournament.game).endings);
    const balance = balanceOf(tournament, await playAll(tournament, workers, 'trace'), endings);
    console.log(json ? JSON.stringify(balance, undefined, 2) : balanceAsText(balance));
    return;
  }
  if (report === 'ratings') {
    const ratings = await ratingsOf(tournament, workers);
    console.log(json ? JSON.stringify(ratings, undefined, 2) : ratingsAsText(ratings));
    return;
  }
  if (report === 'lengths') {
    const lengths = await lengthsOf(tournament, workers);
    console.log(json ? JSON.stringify(lengths, undefined, 2) : lengthsAsText(lengths));
    return;
  }
  const begun = performance.now();
  const results = await playAll(tournament, workers, 'result');
  const summary = summaryOf(tournament, results, (performance.now() - begun) / 1000);
  console.log(json ? summaryAsJson(summary) : summaryAsText(summary));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
