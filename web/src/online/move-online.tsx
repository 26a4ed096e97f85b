import '../style/online.css';
import type { PlannedSeat } from '@krcma/protocol';
import { useState } from 'react';
import type { GameId } from '../host/rules.ts';
import { MenuItem } from '../table/menu-item.tsx';
import { CreateDialog, type Moved } from './create-dialog.tsx';
import { LEVEL_NAMES } from './levels.ts';
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

interface SeatInFile {
  readonly who: 'person' | 'bot';
  readonly level?: string;
  readonly name?: string;
}

/** The first person is me; the seats of the others are free for those who come. */
function movedFrom(file: string): Moved {
  const { seats, table } = JSON.parse(file) as { seats: readonly SeatInFile[]; table: unknown };
  const me = seats.findIndex(({ who }) => who === 'person');
  return {
    save: JSON.stringify(table),
    seats: seats.map((seat, index): PlannedSeat => {
      const level = LEVEL_NAMES.find((each) => each === seat.level);
      if (seat.who === 'bot' && level) return { who: 'bot', level, ...(seat.name && { name: seat.name }) };
      return { who: index === me ? 'me' : 'open' };
    }),
  };
}
