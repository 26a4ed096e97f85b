import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { loadText } from '../games.ts';
import { discard, type Shelved } from '../host/shelf.ts';
import { invitations } from '../invitations.ts';
import { Dialog } from '../pieces/dialog.tsx';
import { Icon } from '../pieces/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { joined, useText } from '../texts/index.ts';
import { stateWords } from './shelved-words.ts';
import { toldWords } from './told-options.ts';

interface ContinueProps {
  readonly shelf: readonly Shelved[];
  readonly changed: () => void;
}

/** A campaign that goes on waits as much as a game does. */
export const waits = ({ over, carries, next }: Shelved): boolean =>
  !over || (carries === true && next === undefined);

/** Games of this browser that are over, folded away. */
export function FinishedGames({ shelf, changed }: ContinueProps) {
  const t = useText().shelf;
  const over = shelf.filter((card) => !waits(card));
  if (over.length === 0) return null;
  return (
    <details className="finished">
      <summary>{t.finishedGames(over.length)}</summary>
      <ShelvedGames shelf={over} changed={changed} />
    </details>
  );
}

export function ShelvedGames({ shelf, changed }: ContinueProps) {
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
    <div className="shelved" data-waits={waits(card)}>
      <Link href={`/table/${card.game}/${card.id}`} className="shelved-link">
        <strong>{name}</strong>
        <Suspense fallback={<Kind words={[]} card={card} />}>
          <ToldKind card={card} />
        </Suspense>
        <span>
          {joined(
            card.seats.map((seat) => seat.name),
            language,
          )}
        </span>
        <small>
          <b>{stateWords(card, t, language)}</b> · {when}
        </small>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t.shelf.discardGame(name)}
        onClick={() => setAsking(true)}
      >
        <Icon name="discard" />
      </button>
      {asking && <DiscardDialog discard={throwAway} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** What is told of a game waits for its words, which are fetched after the page. */
function ToldKind({ card }: { readonly card: Shelved }) {
  const text = use(loadText(card.game, useSettings().language));
  return <Kind words={toldWords(text, card)} card={card} />;
}

function Kind({ words, card }: { readonly words: readonly string[]; readonly card: Shelved }) {
  const t = useText().shelf;
  const kinds = [...(card.seats.length === 1 ? [t.alone] : []), ...words];
  return <span className="kind">{kinds.join(' · ')}</span>;
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
    <Dialog title={t.shelf.discardQuestion} onClose={onClose}>
      <div className="row">
        <button type="button" className="primary" onClick={throwAway}>
          {t.shelf.discard}
        </button>
        <button type="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}
