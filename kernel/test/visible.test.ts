import { describe, expect, it } from 'vitest';
import {
  choose,
  note,
  openJournal,
  revealed,
  type Seat,
  seenBy,
  sinceLastChoice,
  story,
  visibleEvents,
} from '../index.ts';
import { endNow, miniGame, oneOf, rule, trail } from './mini.ts';
import { skirmish } from './skirmish/index.ts';

const deed = rule<{ player: Seat }>('deed')
  .choose(
    'deed',
    oneOf(() => ['draw', 'wave', 'whisper', 'stop']),
  )
  .do('act', (game, { player, deed }) => {
    trail(game, deed);
    if (deed === 'draw') {
      const card = game.deck.shift() ?? '';
      game.hands[player]?.push(card);
      revealed([player]);
      note({ key: 'told', what: card }, [player], { key: 'hushed' });
    } else if (deed === 'whisper') note({ key: 'told', what: `psst ${player}` }, [player]);
    else note({ key: 'told', what: `${player} waves` });
    if (deed === 'stop') endNow(game);
  });
const main = rule('main')
  .do('open', () => note({ key: 'told', what: 'hello' }))
  .repeat('deeds', deed, (game) => ({ player: game.trail.length % 2 }));
const game = miniGame([main, deed]);

function played(...choices: string[]) {
  const journal = openJournal(game, { seats: 2, seed: 'visible' });
  choices.forEach((choice, i) => {
    choose(game, journal, i % 2, choice);
  });
  return journal;
}

describe('events', () => {
  it('for one seat reach it, and the others in their public form', () => {
    const events = [
      { event: { key: 'told', what: 'ace' }, to: [1], otherwise: { key: 'hushed' } },
      { event: { key: 'told', what: 'secret' }, to: [0] },
      { event: { key: 'told', what: 'open' } },
    ];
    const told = (what: string) => ({ key: 'told', what });
    expect(visibleEvents(events, 1)).toEqual([told('ace'), told('open')]);
    expect(visibleEvents(events, 0)).toEqual([{ key: 'hushed' }, told('secret'), told('open')]);
    expect(visibleEvents(events, undefined)).toEqual([{ key: 'hushed' }, told('open')]);
  });
});

describe('the story', () => {
  const journal = played('draw', 'wave', 'whisper', 'draw');

  it('is told to each seat as it may read it, from the opening on', () => {
    const words = (seat: Seat | undefined) =>
      story(journal, seat).map((event) => ('what' in event ? event.what : event.key));
    expect(words(0)).toEqual(['hello', 'top', '1 waves', 'psst 0', 'hushed']);
    expect(words(1)).toEqual(['hello', 'hushed', '1 waves', 'middle']);
    expect(words(undefined)).toEqual(['hello', 'hushed', '1 waves', 'hushed']);
  });

  it('can be told from any entry on', () => {
    expect(story(journal, 0, 3)).toEqual([{ key: 'hushed' }]);
    expect(story(journal, 0, 4)).toEqual([]);
  });

  it('since the last choice of a seat begins with what that choice brought about', () => {
    expect(sinceLastChoice(journal, 0)).toEqual([{ key: 'told', what: 'psst 0' }, { key: 'hushed' }]);
    expect(sinceLastChoice(journal, 1)).toEqual([{ key: 'told', what: 'middle' }]);
    expect(sinceLastChoice(played(), 0)).toEqual([{ key: 'told', what: 'hello' }]);
  });
});

describe('what a seat receives', () => {
  it('is its own view and its own decision', () => {
    const seen = seenBy(game, played('draw'), 1);
    expect(seen).toMatchObject({ game: 'mini', seat: 1, waiting: [1], decision: { seat: 1 } });
    expect(seen.view).toMatchObject({ hands: [3, ['a1', 'b1']], deck: 2 });
    expect(seenBy(game, played('draw'), 0).decision).toBeUndefined();
  });

  it('holds no seed before the end, and the promised one after it', () => {
    expect(JSON.stringify(seenBy(game, played(), 0))).not.toContain('visible');
    const seen = seenBy(game, played('stop'), 0);
    expect(seen).toMatchObject({ seed: 'visible', outcome: { winners: [0] }, waiting: [], path: [] });
  });

  it('says whether it may step back', () => {
    expect(seenBy(game, played('wave'), 0).undo).toBeUndefined();
    expect(seenBy(game, played('draw'), 0).undo).toEqual({ reason: 'reveal' });
    expect(seenBy(game, played('draw'), undefined).undo).toEqual({ reason: 'nothing' });
  });

  it('says where the game is, but not where another stands inside a play side by side', () => {
    const journal = openJournal(skirmish, { seats: 3, seed: 'path' });
    choose(skirmish, journal, 0, 'brawl');
    const outside = ['evening', 'rounds', 'round', 'stances'];
    expect(seenBy(skirmish, journal, 0).path).toEqual([...outside, 'takeStance', 'grudge']);
    choose(skirmish, journal, 1, 'drink');
    expect(seenBy(skirmish, journal, 1).path).toEqual(outside);
    expect(seenBy(skirmish, journal, undefined).path).toEqual(outside);
    expect(seenBy(skirmish, journal, 1).waiting).toEqual([0, 2]);
  });
});
