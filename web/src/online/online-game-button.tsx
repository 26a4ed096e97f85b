import '../style/online.css';
import { useState } from 'react';
import type { GameId } from '../host/rules.ts';
import { CreateDialog } from './create-dialog.tsx';
import { useOnlineText } from './texts.ts';

/** Lays a table for friends elsewhere. */
export default function OnlineGameButton({ game }: { readonly game: GameId }) {
  const t = useOnlineText().home;
  const [creating, setCreating] = useState(false);
  return (
    <>
      <button type="button" data-online={game} onClick={() => setCreating(true)}>
        {t.withFriends}
      </button>
      {creating && <CreateDialog game={game} onClose={() => setCreating(false)} />}
    </>
  );
}
