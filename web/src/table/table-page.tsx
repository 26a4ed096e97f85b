import type { Json } from '@krcma/kernel';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { layTable } from '../home/new-table.ts';
import { freshSeed } from '../host/fresh-seed.ts';
import type { GameId } from '../host/rules.ts';
import { type Shelved, shelve, shelvedGame } from '../host/shelf.ts';
import { TroubleNote } from '../pieces/trouble.tsx';
import { useText } from '../texts/index.ts';
import { TableShell } from './table-shell.tsx';
import { useFrame, useLocalHost } from './use-host.ts';

const StoppedGame = lazy(async () => ({ default: (await import('./stopped-game.tsx')).StoppedGame }));

/** A game of this browser. */
export default function TablePage({ game, id }: { readonly game: GameId; readonly id: string }) {
  const host = useLocalHost({ shelved: id });
  const { frame, trouble } = useFrame(host);
  const t = useText();
  const [, go] = useLocation();
  if (trouble && (frame === undefined || trouble.code !== 'not-kept'))
    return (
      <main className="page" id="content">
        <TroubleNote trouble={trouble}>
          {trouble.code === 'elsewhere' && (
            <button type="button" className="primary" onClick={() => location.reload()}>
              {t.trouble.takeOver}
            </button>
          )}
          <Suspense>{trouble.code === 'ran-away' && <StoppedGame game={game} id={id} />}</Suspense>
        </TroubleNote>
      </main>
    );
  if (host === undefined || frame === undefined)
    return (
      <p className="loading" role="status">
        {t.loading}
      </p>
    );
  const { carried } = frame.seen.outcome ?? {};
  return (
    <TableShell
      host={host}
      frame={frame}
      game={game}
      shelved={id}
      rematch={() => rematch(id).then(go)}
      {...(carried !== undefined && { nextGame: () => nextGame(id, carried).then(go) })}
    />
  );
}

const pathOf = ({ game }: Pick<Shelved, 'game'>, id: string): string => `/table/${game}/${id}`;

/** The same people, bots and rules once more, with other cards. */
const layAgain = (
  { id, game, seats, curtain, hints, setup, campaign }: Shelved,
  carried?: Json,
): Promise<string> =>
  layTable({
    game,
    seats,
    curtain,
    hints,
    options: setup.options,
    seed: freshSeed(),
    ...(carried !== undefined && { carried, campaign: campaign ?? id }),
  });

async function rematch(id: string): Promise<string> {
  const card = await shelvedGame(id);
  return card === undefined ? '/' : pathOf(card, await layAgain(card));
}

/** The next game of the campaign: the one that was already laid out, or a new one with what this one leaves. */
async function nextGame(id: string, carried: Json): Promise<string> {
  const card = await shelvedGame(id);
  if (card === undefined) return '/';
  const known = card.next === undefined ? undefined : await shelvedGame(card.next);
  if (known !== undefined) return pathOf(known, known.id);
  const next = await layAgain(card, carried);
  await shelve({ ...card, next });
  return pathOf(card, next);
}
