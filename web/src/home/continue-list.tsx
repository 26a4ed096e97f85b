import { useState } from 'react';
import { Link } from 'wouter';
import { invitations } from '../games.ts';
import { discard, type Shelved } from '../host/shelf.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { Icon } from '../pieces/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { joined, type ShellText, useText } from '../texts/index.ts';

/** Games of this browser that wait. */
export function ContinueList({
  shelf,
  changed,
}: {
  readonly shelf: readonly Shelved[];
  readonly changed: () => void;
}) {
  const t = useText();
  if (shelf.length === 0) return <p>{t.homePage.nothingKept}</p>;
  return (
    <ul className="continue">
      {shelf.map((card) => (
        <li key={card.id}>
          <ShelvedGame card={card} changed={changed} />
        </li>
      ))}
    </ul>
  );
}

function stateOf({ over, entries, carries, next, ranAway }: Shelved, { homePage }: ShellText): string {
  if (ranAway) return homePage.ranAway;
  if (carries && next === undefined) return homePage.campaignGoesOn;
  if (over) return homePage.finished;
  return entries === 0 ? homePage.notBegun : homePage.running(entries);
}

function ShelvedGame({ card, changed }: { readonly card: Shelved; readonly changed: () => void }) {
  const t = useText();
  const { language } = useSettings();
  const { name } = invitations[card.game][language];
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    card.changed,
  );
  const [asking, setAsking] = useState(false);
  const throwAway = async () => {
    await discard(card.id);
    changed();
  };
  return (
    <div className="shelved">
      <Link href={`/table/${card.game}/${card.id}`} className="shelved-link">
        <strong>{name}</strong>
        <span>
          {joined(
            card.seats.map((seat) => seat.name),
            language,
          )}
        </span>
        <small>
          {stateOf(card, t)} · {when}
        </small>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t.homePage.discardGame(name)}
        onClick={() => setAsking(true)}
      >
        <Icon name="discard" />
      </button>
      {asking && <DiscardDialog discard={throwAway} onClose={() => setAsking(false)} />}
    </div>
  );
}

function DiscardDialog({
  discard: throwAway,
  onClose,
}: {
  readonly discard: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={t.homePage.discardQuestion} onClose={onClose}>
      <div className="row">
        <button type="button" className="primary" onClick={throwAway}>
          {t.homePage.discard}
        </button>
        <button type="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}
