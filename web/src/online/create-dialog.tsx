import { areTogether, fittingOptions } from '@krcma/kernel';
import type { NewTable, TableCard } from '@krcma/protocol';
import { hintsUnlessAgreed } from '@krcma/protocol/table/hints';
import { type FormEvent, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadBriefings, loadGuide, loadRulesToPlay, loadText } from '../games.ts';
import type { Chosen } from '../home/option-fields.tsx';
import { plannedSides } from '../home/planned-sides.ts';
import { refusalOf } from '../home/refusal-of.ts';
import type { SeatPlan } from '../host/host.ts';
import { GAME_IDS, type GameId } from '../host/rules.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { MoreOptions } from '../scenario/more-options.tsx';
import { ScenarioFields } from '../scenario/scenario-fields.tsx';
import { settings, useSettings } from '../settings/settings.ts';
import { useText } from '../texts/index.ts';
import { usePageText } from '../texts/pages.ts';
import { api } from './api.ts';
import { ClockFields } from './clock-fields.tsx';
import { CheckField, ChoiceField } from './fields.tsx';
import type { Moved } from './moved.ts';
import { NameField } from './name-field.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { SeatPlanFields } from './seat-plan-fields.tsx';
import { enterAs, useSession, whoAmI } from './session.ts';
import { gameName, pathOf } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { useAction } from './use-action.ts';
import { useOnlineResults } from './use-online-results.ts';

type Draft = Omit<NewTable, 'game' | 'brought'>;

const usual: Draft = {
  seats: [{ who: 'me' }, { who: 'open' }],
  options: {},
  listed: false,
  spectators: true,
  rated: false,
  clock: { kind: 'none' },
  outOfTime: 'bot',
};

interface CreateProps {
  readonly game: GameId;
  readonly onClose: () => void;
  readonly moved?: Moved;
}

/** Lays a table at the server. Everything has a good default. */
export function CreateDialog({ game: first, onClose, moved }: CreateProps) {
  const t = useOnlineText().create;
  const shell = useText();
  const { language } = useSettings();
  const [game, setGame] = useState(first);
  const name = gameName(game, language);
  useEffect(() => void whoAmI(), []);
  return (
    <Dialog title={moved ? t.move(name) : t.title(name)} wide onClose={onClose}>
      {GAME_IDS.length > 1 && !moved && (
        <ChoiceField
          label={t.game}
          value={game}
          values={Object.fromEntries(GAME_IDS.map((id) => [id, gameName(id, language)]))}
          change={(value) => setGame(value as GameId)}
        />
      )}
      <Suspense fallback={<p role="status">{shell.loading}</p>}>
        <CreateForm key={game} game={game} moved={moved} />
      </Suspense>
    </Dialog>
  );
}

interface CreateFormProps {
  readonly game: GameId;
  readonly moved: Moved | undefined;
}

function CreateForm({ game, moved }: CreateFormProps) {
  const t = useOnlineText().create;
  const shell = useText();
  const module = use(loadRulesToPlay(game));
  const { profile } = useSession();
  const [draft, setDraft] = useState<Draft>({ ...usual, ...(moved && { seats: [...moved.seats] }) });
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  const options = moved?.brought.setup.options ?? chosenIn(draft);
  const sides = plannedSides(module, draft.seats.length, options);
  const mayBeRated = profile?.kind === 'account' && !moved && !areTogether(sides);
  const rated = draft.rated && mayBeRated;
  const { busy, forbidden, refusal, create } = useCreation(game, agreedIn({ ...draft, rated }), moved);
  return (
    <form className="form" onSubmit={create}>
      {moved && <p>{t.moveHelp}</p>}
      {profile === undefined && <NameField />}
      {!moved && <Scenario game={game} draft={draft} change={change} />}
      <SeatPlanFields seats={draft.seats} sides={sides} change={(seats) => change({ seats: [...seats] })} />
      <CompanyFields game={game} draft={draft} change={change} mayBeRated={mayBeRated} />
      {areTogether(sides) && <p className="small">{shell.sides.unrated}</p>}
      {!moved && <Variants game={game} draft={draft} change={change} refused={forbidden} />}
      <RefusalNote refusal={refusal} />
      <button type="submit" className="primary big" aria-disabled={busy}>
        {t.create}
      </button>
    </form>
  );
}

/** A rated game has no hints, whatever was wished before it was to be rated. */
function agreedIn({ hints, ...draft }: Draft): Draft {
  return draft.rated || hints === undefined ? draft : { ...draft, hints };
}

const chosenIn = ({ options }: Draft): Chosen => (options ?? {}) as Chosen;

/** What the game forbids is said before the server is asked. */
function useCreation(game: GameId, draft: Draft, moved: Moved | undefined) {
  const { refused } = usePageText().newGame;
  const module = use(loadRulesToPlay(game));
  const text = use(loadText(game, useSettings().language));
  const [, go] = useLocation();
  const { busy, refusal, run } = useAction();
  const forbidden = moved ? undefined : refusalOf(module, text, draft.seats.length, chosenIn(draft));
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (forbidden === undefined) run(async () => go(pathOf(await created(game, draft, moved))));
  };
  return {
    busy: busy || forbidden !== undefined,
    forbidden: forbidden !== undefined,
    refusal: forbidden === undefined ? refusal : `${refused}: ${forbidden}`,
    create,
  };
}

interface AgreedProps {
  readonly game: GameId;
  readonly draft: Draft;
  readonly change: (changed: Partial<Draft>) => void;
}

function useWords(game: GameId) {
  const { language } = useSettings();
  return {
    module: use(loadRulesToPlay(game)),
    guide: use(loadGuide(game)),
    text: use(loadText(game, language)),
    briefings: use(loadBriefings(game, language)),
  };
}

/** How many play what; seats that are added are free. */
function Scenario({ game, draft, change }: AgreedProps) {
  const words = useWords(game);
  const seated = (count: number): Draft['seats'] =>
    Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? { who: 'open' });
  return (
    <ScenarioFields
      {...words}
      seats={draft.seats.length}
      options={chosenIn(draft)}
      results={useOnlineResults(game)}
      choose={(count, options) =>
        change({ seats: seated(count), options: fittingOptions(words.module.options, options, count) })
      }
    />
  );
}

function Variants({ game, draft, change, refused }: AgreedProps & { readonly refused: boolean }) {
  return (
    <MoreOptions
      {...useWords(game)}
      seats={draft.seats.length}
      chosen={chosenIn(draft)}
      setChosen={(options) => change({ options })}
      refused={refused}
    />
  );
}

async function created(game: GameId, draft: Draft, moved: Moved | undefined): Promise<TableCard> {
  await enterAs(settings.get().name);
  const { options, ...rest } = draft;
  return api.newTable({ ...rest, game, ...(moved ? { brought: moved.brought } : { options }) });
}

/** Who would sit there; a free seat is for a person. */
const plannedPlayer = (seat: NewTable['seats'][number]): SeatPlan => ({
  name: '',
  player: seat.who === 'bot' ? seat.level : 'person',
});

interface CompanyFieldsProps {
  readonly game: GameId;
  readonly draft: Draft;
  readonly change: (changed: Partial<Draft>) => void;
  readonly mayBeRated: boolean;
}

/** Who may come, who may watch, how long one may think. */
function CompanyFields({ game, draft, change, mayBeRated }: CompanyFieldsProps) {
  const t = useOnlineText().create;
  const shell = usePageText().newGame;
  return (
    <>
      <ChoiceField
        label={t.listed}
        name="listed"
        value={draft.listed ? 'yes' : 'no'}
        values={{ no: t.listedNo, yes: t.listedYes }}
        change={(value) => change({ listed: value === 'yes' })}
      />
      <ClockFields game={game} clock={draft.clock} change={(clock) => change({ clock })} />
      <ChoiceField
        label={t.outOfTime}
        name="outOfTime"
        value={draft.outOfTime}
        values={t.outcomes}
        change={(value) => change({ outOfTime: value === 'end' ? 'end' : 'bot' })}
      />
      <CheckField
        label={t.spectators}
        checked={draft.spectators}
        change={(spectators) => change({ spectators })}
      />
      <CheckField
        label={shell.hints}
        name="hints"
        help={draft.rated && mayBeRated ? t.noHintsRated : shell.hintsHelp}
        checked={draft.hints ?? hintsUnlessAgreed(draft.seats.map(plannedPlayer))}
        disabled={draft.rated && mayBeRated}
        change={(hints) => change({ hints })}
      />
      <CheckField
        label={t.rated}
        name="rated"
        help={t.ratedHelp}
        checked={draft.rated && mayBeRated}
        disabled={!mayBeRated}
        change={(rated) => change({ rated })}
      />
    </>
  );
}
