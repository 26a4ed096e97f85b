import '../style/online.css';
import { useState } from 'react';
import type { GameId } from '../host/rules.ts';
import { MenuItem } from '../table/menu-item.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { type Moved, movedFrom } from './moved.ts';
import { useOnlineText } from './texts.ts';

interface MoveOnlineProps {
  readonly game: GameId;
  readonly exported: () => Promise<string>;
}

/** A game of this browser goes on at the server, with people elsewhere. */
export default function MoveOnline({ game, exported }: MoveOnlineProps) {
  const t = useOnlineText().home.move;
  const [moved, setMoved] = useState<Moved>();
  return (
    <>
      <MenuItem
        icon="person"
        label={t}
        onClick={() => exported().then((file) => setMoved(movedFrom(file)))}
      />
      {moved && (
        <li>
          <CreateDialog game={game} moved={moved} onClose={() => setMoved(undefined)} />
        </li>
      )}
    </>
  );
}
