import type { TableCard } from '@krcma/protocol';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameId } from '../host/rules.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { useSettings } from '../settings/settings.ts';
import { joined, useText } from '../texts/index.ts';
import { api } from './api.ts';
import { ChoiceField } from './fields.tsx';
import { LEVEL_NAMES, type LevelName } from './levels.ts';
import { Page, Sheet } from './page-head.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { type RoomProps, RoomSeat, useOwns } from './room-seat.tsx';
import { ShareLink } from './share-link.tsx';
import { clockWords, freeSeats, gameName, invitedNames, pathOf } from './table-words.ts';
import { useOnlineText } from './texts.ts';
import { type Action, useAction } from './use-action.ts';
import { useTitle } from './use-title.ts';

/** Before the game: who sits where, whom to invite, and the start. */
export function WaitingRoom({
  card,
  game,
  seat,
  tools,
}: {
  readonly card: TableCard;
  readonly game: GameId;
  readonly seat: number | undefined;
  readonly tools: ReactNode;
}) {
  const t = useOnlineText().room;
  const { language } = useSettings();
  const name = gameName(game, language);
  const action = useAction();
  const room = { card, seat, action };
  useTitle(t.title(name));
  return (
    <Page title={t.title(name)} tools={tools}>
      <div className="sheets">
        <Sheet id="seats-title" title={t.seats}>
          <ol className="room-seats" aria-live="polite">
            {card.seats.map((_, each) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <RoomSeat key={each} number={each} {...room} />
            ))}
          </ol>
          <RefusalNote refusal={action.refusal} />
          <StartTools {...room} />
        </Sheet>
        <Sheet id="invite-title" title={t.invite}>
          <ShareLink label={t.inviteHelp} text={t.inviteText(name)} path={pathOf(card)} withCode />
        </Sheet>
        <Agreed card={card} />
      </div>
    </Page>
  );
}

/** The owner fills up, starts or clears the table; the others know whom they wait for. */
function StartTools({ card, action: { busy, run } }: RoomProps) {
  const t = useOnlineText().room;
  const owns = useOwns(card);
  const { language } = useSettings();
  const free = freeSeats(card);
  const invited = invitedNames(card);
  const ready = free === 0 && invited.length === 0;
  const owner = card.seats.find(({ user }) => user === card.owner)?.name;
  if (!owns) return <p role="status">{owner ? t.waitOwner(owner) : t.waitOwnerUnknown}</p>;
  return (
    <div className="start-tools">
      {free > 0 && <FillWithBots card={card} run={run} />}
      {free > 0 && <p className="small">{t.waitSeats}</p>}
      {invited.length > 0 && <p className="small">{t.waitInvited(joined(invited, language))}</p>}
      <div className="row">
        <button
          type="button"
          className="primary big"
          data-act="start"
          aria-disabled={busy || !ready}
          onClick={() => ready && run(() => api.start(card.id))}
        >
          {t.start}
        </button>
        <ClearTable card={card} run={run} />
      </div>
    </div>
  );
}

function FillWithBots({ card, run }: { readonly card: TableCard; readonly run: Action['run'] }) {
  const t = useOnlineText().room;
  const shell = useText();
  const [level, setLevel] = useState<LevelName>('greedy');
  const fill = () =>
    run(async () => {
      for (const [number, { who }] of card.seats.entries())
        if (who === undefined) await api.setSeat(card.id, number, { who: 'bot', level });
    });
  return (
    <div className="row">
      <ChoiceField
        label={t.level}
        value={level}
        values={Object.fromEntries(LEVEL_NAMES.map((each) => [each, shell.levels[each]]))}
        change={(value) => setLevel(value as LevelName)}
      />
      <button type="button" data-act="fill" onClick={fill}>
        {t.fill}
      </button>
    </div>
  );
}

function ClearTable({ card, run }: { readonly card: TableCard; readonly run: Action['run'] }) {
  const t = useOnlineText().room;
  const shell = useText();
  const [asking, setAsking] = useState(false);
  const [, go] = useLocation();
  const clear = async () => {
    if (await run(() => api.dropTable(card.id))) go('/lobby');
  };
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {t.cancel}
      </button>
      {asking && (
        <Dialog title={t.cancelQuestion} onClose={() => setAsking(false)}>
          <div className="row">
            <button type="button" className="primary" onClick={clear}>
              {t.cancel}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {shell.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Agreed({ card }: { readonly card: TableCard }) {
  const t = useOnlineText();
  return (
    <Sheet id="agreed-title" title={t.room.agreed}>
      <ul className="agreed">
        <li>{card.listed ? t.create.listedYes : t.create.listedNo}</li>
        <li>{clockWords(card.clock, t)}</li>
        <li>{t.room.outOfTime[card.outOfTime]}</li>
        {card.spectators && <li>{t.create.spectators}</li>}
        <li>{card.hints ? t.lobby.hints : t.lobby.noHints}</li>
        {card.rated && (
          <li>
            {t.create.rated}: {t.room.ratedCost}
          </li>
        )}
      </ul>
    </Sheet>
  );
}
