import { type FormEvent, use, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { loadRulesToPlay, loadText } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { type Settings, useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { HintsField } from './hints-field.tsx';
import { freshSeed, layTable, nameFor, type Plan } from './new-table.ts';
import { type Chosen, OptionFields } from './option-fields.tsx';
import { plannedSides } from './planned-sides.ts';
import { refusalOf } from './refusal-of.ts';
import { type Player, SeatFields } from './seat-fields.tsx';

interface Draft {
  readonly players: readonly Player[];
  readonly options: Chosen;
  readonly curtain: boolean;
  readonly hints?: boolean;
  readonly seed: string;
}

const usual: Draft = {
  players: [{ player: 'person' }, { player: 'greedy' }],
  options: {},
  curtain: true,
  seed: '',
};

const planOf = (
  game: GameId,
  { players, options, curtain, hints, seed }: Draft,
  settings: Settings,
): Plan => ({
  game,
  options,
  curtain,
  hints,
  seed: seed || freshSeed(),
  seats: players.map(({ player, name }, seat) => ({
    player,
    name: name?.trim() || nameFor(seat, player, settings),
  })),
});

interface NewGameProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** Who plays, with which rules. Everything has a good default. */
export function NewGameDialog({ game, onClose }: NewGameProps) {
  const t = useText().newGame;
  const settings = useSettings();
  const module = use(loadRulesToPlay(game));
  const text = use(loadText(game, settings.language));
  const [, go] = useLocation();
  const [draft, setDraft] = useState(usual);
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  const setPlayers = (players: Draft['players']) => change({ players });
  const setChosen = (options: Chosen) => change({ options });
  const refusal = refusalOf(module, text, draft.players.length, draft.options);
  const sides = plannedSides(module, draft.players.length, draft.options);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (refusal === undefined) go(`/table/${game}/${await layTable(planOf(game, draft, settings))}`);
  };
  return (
    <Dialog title={t.title(text.name)} wide onClose={onClose}>
      <form className="form" onSubmit={start}>
        <SeatFields players={draft.players} setPlayers={setPlayers} seats={module.seats} sides={sides} />
        <CurtainField draft={draft} change={change} />
        <HintsField players={draft.players} hints={draft.hints} change={(hints) => change({ hints })} />
        <details>
          <summary>{t.options}</summary>
          <OptionFields schema={module.options} text={text} chosen={draft.options} setChosen={setChosen} />
          <SeedField seed={draft.seed} setSeed={(seed) => change({ seed })} />
        </details>
        <div className="form-foot">
          {refusal !== undefined && (
            <p className="reason" role="alert">
              {t.refused}: {refusal}
            </p>
          )}
          <button type="submit" className="primary big" aria-disabled={refusal !== undefined}>
            {t.start}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Only people who share a screen can see too much. */
function CurtainField({
  draft: { players, curtain },
  change,
}: {
  readonly draft: Draft;
  readonly change: (changed: Partial<Draft>) => void;
}) {
  const t = useText().newGame;
  if (players.filter(({ player }) => player === 'person').length < 2) return null;
  return (
    <label className="field">
      <span>
        {t.curtain} <small>{t.curtainHelp}</small>
      </span>
      <input
        type="checkbox"
        checked={curtain}
        onChange={({ target }) => change({ curtain: target.checked })}
      />
    </label>
  );
}

function SeedField({ seed, setSeed }: { readonly seed: string; readonly setSeed: (seed: string) => void }) {
  const t = useText().newGame;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {t.seed} <small>{t.seedHelp}</small>
      </label>
      <input id={id} name="seed" value={seed} onChange={({ target }) => setSeed(target.value.trim())} />
    </div>
  );
}
