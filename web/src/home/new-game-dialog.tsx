import type { Way } from '@krcma/kernel';
import { type FormEvent, use, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { loadBriefings, loadGuide, loadRulesToPlay, loadText } from '../games.ts';
import type { GameId } from '../host/rules.ts';
import { invitations } from '../invitations.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { MoreOptions } from '../scenario/more-options.tsx';
import { ScenarioFields } from '../scenario/scenario-fields.tsx';
import { useOwnResults } from '../scenario/use-own-results.ts';
import { useSettings } from '../settings/settings.ts';
import { usePageText } from '../texts/pages.ts';
import { changed, type Draft, decidedBy, guidedDraft, seated } from './draft.ts';
import { HintsField } from './hints-field.tsx';
import { layTable, planOf } from './new-table.ts';
import { plannedSides } from './planned-sides.ts';
import { refusalOf } from './refusal-of.ts';
import { SeatFields } from './seat-fields.tsx';

interface NewGameProps {
  readonly game: GameId;
  readonly way: Way;
  readonly onClose: () => void;
}

/** Who plays, with which rules. Everything has a good default. */
export function NewGameDialog({ game, way, onClose }: NewGameProps) {
  const t = usePageText().newGame;
  const settings = useSettings();
  const module = use(loadRulesToPlay(game));
  const text = use(loadText(game, settings.language));
  const briefings = use(loadBriefings(game, settings.language));
  const guide = use(loadGuide(game));
  const results = useOwnResults(game);
  const [, go] = useLocation();
  const [draft, setDraft] = useState(() => guidedDraft(way, module.options, guide));
  const { players, options } = draft;
  const change = (part: Partial<Draft>) => setDraft(changed(draft, module.options, part));
  const refusal = refusalOf(module, text, players.length, options);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (refusal === undefined) go(`/table/${game}/${await layTable(planOf(game, draft, settings))}`);
  };
  return (
    <Dialog title={t.title(text.name)} wide onClose={onClose}>
      <form className="form" onSubmit={start}>
        <ScenarioFields
          {...{ module, guide, text, briefings, options, results }}
          seats={players.length}
          choose={(count, agreed) => change({ players: seated(players, count), options: agreed })}
        />
        <SeatFields
          players={players}
          setPlayers={(now) => change({ players: now })}
          sides={plannedSides(module, players.length, options)}
        />
        {players.length === 1 && <AloneNote game={game} />}
        <CurtainField draft={draft} change={change} />
        <HintsField players={players} hints={draft.hints} change={(hints) => change({ hints })} />
        <MoreOptions
          {...{ module, guide, text, briefings }}
          decided={decidedBy(invitations[game].ways, module.options)}
          seats={players.length}
          chosen={options}
          setChosen={(chosen) => change({ options: chosen })}
          refused={refusal !== undefined}
        >
          <SeedField seed={draft.seed} setSeed={(seed) => change({ seed })} />
        </MoreOptions>
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

/** Who plays against whoever plays alone. */
function AloneNote({ game }: { readonly game: GameId }) {
  const { alone } = invitations[game][useSettings().language];
  return alone === undefined ? null : <p className="briefing">{alone}</p>;
}

/** Only people who share a screen can see too much. */
function CurtainField({
  draft: { players, curtain },
  change,
}: {
  readonly draft: Draft;
  readonly change: (changed: Partial<Draft>) => void;
}) {
  const t = usePageText().newGame;
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
  const t = usePageText().newGame;
  const id = useId();
  return (
    <details>
      <summary>{t.seed}</summary>
      <div className="field">
        <label htmlFor={id}>{t.seedHelp}</label>
        <input id={id} name="seed" value={seed} onChange={({ target }) => setSeed(target.value.trim())} />
      </div>
    </details>
  );
}
