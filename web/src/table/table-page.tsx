import { useLocation } from 'wouter';
import { freshSeed, layTable } from '../home/new-table.ts';
import type { GameId } from '../host/rules.ts';
import { shelvedGame } from '../host/shelf.ts';
import { TroubleNote } from '../pieces/trouble.tsx';
import { useText } from '../texts/index.ts';
import { TableShell } from './table-shell.tsx';
import { useFrame, useLocalHost } from './use-host.ts';

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
        </TroubleNote>
      </main>
    );
  if (host === undefined || frame === undefined)
    return (
      <p className="loading" role="status">
        {t.loading}
      </p>
    );
  return <TableShell host={host} frame={frame} game={game} rematch={() => rematch(id).then(go)} />;
}

/** The same people, bots and rules once more, with other cards. */
async function rematch(id: string): Promise<string> {
  const card = await shelvedGame(id);
  if (card === undefined) return '/';
  const { game, seats, curtain, setup } = card;
  return `/table/${game}/${await layTable({ game, seats, curtain, options: setup.options, seed: freshSeed() })}`;
}
