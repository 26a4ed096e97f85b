import { LEVELS } from '@krcma/bots';
import type { Side } from '@krcma/kernel';
import { useId } from 'react';
import { useSettings } from '../settings/settings.ts';
import { sideWord } from '../table/side-words.ts';
import { useText } from '../texts/index.ts';
import { usePageText } from '../texts/pages.ts';
import type { Player } from './draft.ts';
import { nameFor } from './new-table.ts';

interface SeatFieldsProps {
  readonly players: readonly Player[];
  readonly setPlayers: (players: readonly Player[]) => void;
  readonly sides: readonly Side[];
}

/** Who plays. */
export function SeatFields({ players, setPlayers, sides }: SeatFieldsProps) {
  const t = useText();
  const pages = usePageText();
  const numbered = players.map((player, seat) => ({ player, seat }));
  return (
    <>
      <ol className="seats">
        {numbered.map(({ player, seat }) => (
          <li key={seat}>
            <SeatField
              seat={seat}
              player={player}
              side={sideWord(sides, seat, undefined, t.sides)}
              change={(changed) => setPlayers(players.with(seat, { ...player, ...changed }))}
            />
          </li>
        ))}
      </ol>
      {players.some(({ player }) => player !== 'person') && (
        <p className="small">{pages.newGame.levelsHelp}</p>
      )}
    </>
  );
}

interface SeatFieldProps {
  readonly seat: number;
  readonly player: Player;
  readonly side: string | undefined;
  readonly change: (changed: Partial<Player>) => void;
}

function SeatField({ seat, player, side, change }: SeatFieldProps) {
  const t = useText();
  const pages = usePageText();
  const id = useId();
  const settings = useSettings();
  return (
    <fieldset className="seat-field" data-seat={seat}>
      <legend>{[pages.newGame.seat(seat + 1), side].filter(Boolean).join(' · ')}</legend>
      <label htmlFor={`${id}who`}>{pages.newGame.who}</label>
      <select
        id={`${id}who`}
        value={player.player}
        onChange={({ target }) => change({ player: target.value as Player['player'] })}
      >
        <option value="person">{t.person}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t.botLevel(t.levels[level])}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}name`}>{pages.newGame.name}</label>
      <input
        id={`${id}name`}
        value={player.name ?? ''}
        maxLength={24}
        placeholder={nameFor(seat, player.player, settings)}
        onChange={({ target }) => change({ name: target.value })}
      />
    </fieldset>
  );
}
